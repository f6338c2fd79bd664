export { namedSchemasToJson, SCHEMA_PREFIX, toJson, type JsonSchema } from './json-schema.ts'
export { asEndpoint } from './refusals.ts'
