import Harbour
import IntentRuntime

let catalog = IntentCatalog.discovered()
for intent in catalog.intents { print("intent \(intent.app.id) \(intent.name)") }
for entity in catalog.entities { print("entity \(entity.app.id) \(entity.typeName)") }
for enumeration in catalog.enums { print("enum \(enumeration.app.id) \(enumeration.typeName)") }
