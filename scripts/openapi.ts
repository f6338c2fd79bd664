import { writeFile } from 'node:fs/promises'
import { buildOpenApi } from '../src/server/api-docs/openapi.ts'
import { operationsOf } from '../src/server/api-docs/operations.ts'
import { features } from '../src/server/features.ts'

/** Regenerates docs/openapi.json from the contract. */
await writeFile('docs/openapi.json', `${JSON.stringify(buildOpenApi(operationsOf(features)), null, 2)}\n`)
