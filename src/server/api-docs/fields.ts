import { line } from '../../contract/common.ts'
import { fillText, type Language, type Text, type TextValues } from '../../contract/messages.ts'
import { fieldMessages as m } from './field-messages.ts'
import { namedSchemasToJson, SCHEMA_PREFIX, toJson, type JsonSchema } from './json-schema.ts'
import { namedSchemas } from './named-schemas.ts'

/** One field of a request or an answer, described. Backticks stand around code. */
export interface Field {
  name: string
  type: string
  rules: string[]
}

const definitions = namedSchemasToJson()
const LINE_PATTERN = toJson(line({ max: 1 })).pattern
const LARGEST_INTEGER = Number.MAX_SAFE_INTEGER

/** The fields of an object, those of inner objects with their path before them; anything else is one field. */
export function listFields(schema: JsonSchema, language: Language, path = ''): Field[] {
  if (schema.properties === undefined) return [fieldOf(path, schema, language, true)]
  return Object.entries(schema.properties).flatMap(([key, property]) => {
    const name = path === '' ? key : `${path}.${key}`
    const isRequired = schema.required?.includes(key) === true
    const inner = innerObject(property)
    const own = fieldOf(name, property, language, isRequired)
    return inner === undefined
      ? [own]
      : [own, ...listFields(inner, language, inner === property ? name : `${name}[]`)]
  })
}

function innerObject(schema: JsonSchema): JsonSchema | undefined {
  if (schema.properties !== undefined) return schema
  return schema.items === undefined ? undefined : innerObject(schema.items)
}

function fieldOf(name: string, schema: JsonSchema, language: Language, isRequired: boolean): Field {
  const say = speaker(language)
  const rules = rulesOf(schema, language)
  return { name, type: typeOf(schema, language), rules: isRequired ? rules : [say(m.optional), ...rules] }
}

export function typeOf(schema: JsonSchema, language: Language): string {
  const say = speaker(language)
  if (schema.$ref !== undefined) return nameOf(schema.$ref, language)
  if (schema.anyOf !== undefined)
    return schema.anyOf
      .map((part) => typeOf(part, language))
      .reduce((first, second) => say(m.either, { first, second }))
  if (schema.enum !== undefined)
    return say(m.choice, { values: schema.enum.map((value) => `\`${String(value)}\``).join(', ') })
  if (schema.const !== undefined) return `\`${String(schema.const)}\``
  if (Array.isArray(schema.type))
    return schema.type
      .map((type) => typeOf({ ...schema, type }, language))
      .reduce((first, second) => say(m.either, { first, second }))
  if (schema.items !== undefined) return say(m.list, { items: typeOf(schema.items, language) })
  if (typeof schema.additionalProperties === 'object')
    return say(m.map, { items: typeOf(schema.additionalProperties, language) })
  return say(PLAIN_TYPES[schema.type ?? 'object'] ?? m.object)
}

const PLAIN_TYPES: Record<string, Text> = {
  string: m.text,
  number: m.number,
  integer: m.integer,
  boolean: m.boolean,
  null: m.nothing,
}

/** A shape that has its own section goes by its name, a named kind of text by its description. */
function nameOf(ref: string, language: Language): string {
  const id = ref.replace(SCHEMA_PREFIX, '')
  const isObject = definitions[id]?.properties !== undefined
  return isObject ? `[${id}]` : (namedSchemas[id]?.says[language] ?? id)
}

function rulesOf(schema: JsonSchema, language: Language): string[] {
  const say = speaker(language)
  const named = schema.$ref === undefined ? undefined : definitions[schema.$ref.replace(SCHEMA_PREFIX, '')]
  const { minLength, maxLength, minItems, maxItems, minimum, maximum, exclusiveMinimum, pattern } =
    named ?? schema
  const rules: string[] = []
  if (maxLength !== undefined)
    rules.push(
      minLength
        ? say(m.characters, { min: minLength, max: maxLength })
        : say(m.atMostCharacters, { max: maxLength }),
    )
  else if (minLength) rules.push(say(m.atLeastCharacters, { min: minLength }))
  if (maxItems !== undefined) rules.push(say(m.entries, { min: minItems ?? 0, max: maxItems }))
  if (exclusiveMinimum !== undefined) rules.push(say(m.above, { min: exclusiveMinimum }))
  if (minimum !== undefined && minimum > -LARGEST_INTEGER) rules.push(say(m.atLeast, { min: minimum }))
  if (maximum !== undefined && maximum < LARGEST_INTEGER) rules.push(say(m.atMost, { max: maximum }))
  if (pattern === LINE_PATTERN) rules.push(say(m.oneLine))
  // The description of a named text already says what its pattern says.
  else if (pattern !== undefined && named === undefined) rules.push(say(m.pattern, { pattern }))
  return rules
}

function speaker(language: Language) {
  return (text: Text, values?: TextValues) => fillText(text[language], values)
}
