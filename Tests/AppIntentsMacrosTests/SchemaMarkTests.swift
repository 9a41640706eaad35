import SchemaCatalog
import Testing

@Suite struct `The mark of a schema` {
    @Test(
        arguments: [
            (SchemaMark.Kind.entity, "folder", "notes", "AppIntents.AppSchema.NotesEntity.FolderSchema"),
            (.enumeration, "albumType", "photos", "AppIntents.AppSchema.PhotosEnum.AlbumTypeSchema"),
            (.entity, "document", "wordProcessor", "AppIntents.AppSchema.WordProcessorEntity.DocumentSchema"),
        ])
    func `is in the name space of its domain`(kind: SchemaMark.Kind, name: String, domain: String, mark: String) {
        #expect(SchemaMark.typeName(kind: kind, name: name, domain: domain, provider: nil) == mark)
    }

    @Test(
        arguments: [
            (SchemaMark.Kind.entity, "plant", "GardenKit.GardenSchemas.EntityPlantSchema"),
            (.enumeration, "season", "GardenKit.GardenSchemas.EnumSeasonSchema"),
        ])
    func `is in the type that gives an own domain`(kind: SchemaMark.Kind, name: String, mark: String) {
        let provider = "GardenKit.GardenSchemas"
        #expect(SchemaMark.typeName(kind: kind, name: name, domain: "garden", provider: provider) == mark)
    }
}
