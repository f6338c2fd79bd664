import fc from 'fast-check'
import type { JsonSchema } from '../../api-docs/public.ts'

/** Texts that broke other people's servers: NUL, half a surrogate pair, non-characters, prototypes, sizes, SQL, markup. */
export const hostileTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfff',
  '\ufffe',
  '\u202e',
  '😀'.repeat(100),
  '__proto__',
  'constructor',
  'toString',
  "' or 1=1 --",
  '%_\\',
  '<script>alert(1)</script>',
  'a@x.y\r\nBcc: z@z.z',
  'victim@example.com,other@example.com',
  '１２３４５６',
  '1e5',
  '-1',
  'null',
  'x'.repeat(300),
  'x'.repeat(40_000),
]

const edgeNumbers = [0, -0, -1, 0.5, 2 ** 31, 2 ** 53, -(2 ** 53), 1e21, 1e308, 5e-324]

const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...hostileTexts),
  fc.constantFrom<unknown>(...edgeNumbers),
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], ['v@example.com'], { length: 1 }, [null]),
  fc.jsonValue({ maxDepth: 2 }),
)

/** Values of the schema, now and then with a hostile one instead of a good one. */
export function fromSchema(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 4, arbitrary: goodFor(schema) }, { weight: 1, arbitrary: hostile })
}

function goodFor(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map(goodFor))
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.properties !== undefined) return objectFor(schema)
  if (schema.items !== undefined)
    return fc.array(fromSchema(schema.items), { maxLength: (schema.maxItems ?? 5) + 1 })
  if (typeof schema.additionalProperties === 'object')
    return fc.dictionary(fc.string({ maxLength: 12 }), fromSchema(schema.additionalProperties), {
      maxKeys: 4,
    })
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'string':
      return textFor(schema)
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -5 })
    case 'number':
      return fc.double()
    case 'boolean':
      return fc.boolean()
    default:
      return fc.jsonValue({ maxDepth: 1 })
  }
}

/** Sometimes a key is missing, and sometimes there is one too many. */
function objectFor(schema: JsonSchema): fc.Arbitrary<unknown> {
  const properties = Object.entries(schema.properties ?? {})
  const known = fc.record(
    Object.fromEntries(properties.map(([key, property]) => [key, fromSchema(property)])),
    {
      requiredKeys: [],
    },
  )
  const whole = fc.record(Object.fromEntries(properties.map(([key, property]) => [key, goodFor(property)])))
  const extra = fc.dictionary(
    fc.constantFrom('constructor', 'isAqua', 'role', 'id', 'userId', '\0', 'x'.repeat(2000)),
    hostile,
    {
      minKeys: 1,
      maxKeys: 2,
    },
  )
  const crowded = fc.tuple(known, extra).map(([own, more]) => ({ ...own, ...more }))
  return fc.oneof(
    { weight: 3, arbitrary: whole },
    { weight: 3, arbitrary: known },
    { weight: 1, arbitrary: crowded },
  )
}

function textFor({ pattern, minLength = 0, maxLength = 80 }: JsonSchema): fc.Arbitrary<string> {
  const edges = [minLength - 1, minLength, maxLength, maxLength + 1].filter((length) => length >= 0)
  const ofEdgeLength = fc.constantFrom(...edges).map((length) => 'm'.repeat(length))
  const plain = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 60) })
  if (pattern === undefined) return fc.oneof(plain, ofEdgeLength)
  // An e-mail's pattern is too rich to generate from; a known good form is used instead.
  const matching = pattern.includes('@') ? fc.emailAddress() : fc.stringMatching(new RegExp(pattern))
  return fc.oneof(
    { weight: 3, arbitrary: matching },
    { weight: 1, arbitrary: plain },
    { weight: 1, arbitrary: ofEdgeLength },
  )
}
