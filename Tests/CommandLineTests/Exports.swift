@_exported import CommandFixtures
