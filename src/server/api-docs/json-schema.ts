import * as z from 'zod/mini'
import { namedSchemas } from './named-schemas.ts'

/** The part of JSON Schema that our contract makes use of. */
export interface JsonSchema {
  $ref?: string
  type?: string | string[]
  description?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: boolean | JsonSchema
  items?: JsonSchema
  enum?: (string | number | boolean | null)[]
  const?: string | number | boolean | null
  anyOf?: JsonSchema[]
  allOf?: JsonSchema[]
  pattern?: string
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
}

export const SCHEMA_PREFIX = '#/components/schemas/'

const names = z.registry<{ id: string }>()
for (const [id, { schema }] of Object.entries(namedSchemas)) names.add(schema, { id })

/** A schema of the contract as JSON Schema; a named one is only referred to. */
export function toJson(schema: z.ZodMiniType): JsonSchema {
  return convert(schema).schema
}

export function namedSchemasToJson(): Record<string, JsonSchema> {
  const entries = Object.entries(namedSchemas).map(([id, { schema, says }]) => {
    const drawn = convert(schema).definitions[id]
    return [id, { description: says.en, ...drawn }] as const
  })
  return Object.fromEntries(entries)
}

/** Also a root schema becomes a reference when it has a name: hence the object around it. */
function convert(schema: z.ZodMiniType): { schema: JsonSchema; definitions: Record<string, JsonSchema> } {
  const drawn = z.toJSONSchema(z.object({ root: schema }), { metadata: names, io: 'input' })
  const text = JSON.stringify({ schema: drawn.properties?.['root'], definitions: drawn.$defs ?? {} })
  return JSON.parse(text, pointToComponents) as ReturnType<typeof convert>
}

function pointToComponents(key: string, value: unknown): unknown {
  return key === '$ref' && typeof value === 'string' ? value.replace('#/$defs/', SCHEMA_PREFIX) : value
}
