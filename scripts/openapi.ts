import { writeFile } from 'node:fs/promises'
import { buildOpenApi } from '../src/server/api-docs/openapi.ts'

/** Writes docs/openapi.json anew from the contract. */
await writeFile('docs/openapi.json', `${JSON.stringify(buildOpenApi(), null, 2)}\n`)
