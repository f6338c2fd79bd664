import { writeFile } from 'node:fs/promises'
import { generateTables } from '../src/server/testing/generate-tables.ts'
import { startTestDatabase } from '../src/server/testing/test-database.ts'

/** Regenerates src/server/platform/tables.ts from the migrations. */
const server = await startTestDatabase()
await writeFile('src/server/platform/tables.ts', await generateTables(server.templateUrl))
await server.stop()
