import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { signup } from '../../contract/auth.ts'
import { line, text } from '../../contract/common.ts'
import { LANGUAGES, type Language } from '../../contract/messages.ts'
import { Refusal } from './errors.ts'
import { parseStrictly } from './parse.ts'

function refuse(schema: z.ZodMiniType, value: unknown, language: Language = 'en') {
  try {
    parseStrictly(schema, value)
  } catch (error) {
    if (error instanceof Refusal) return error.body(language)
    throw error
  }
  throw new Error('it was taken')
}

const body = z.strictObject({
  name: line({ min: 1, max: 5 }),
  about: z.optional(text({ min: 3, max: 10 })),
  age: z.optional(z.number()),
})

test('what fits is taken as it is, trimmed where it is one line', () => {
  expect(parseStrictly(body, { name: ' Ana ', about: ' b ', age: 3 })).toEqual({
    name: 'Ana',
    about: ' b ',
    age: 3,
  })
})

test('each wrong field has a plain message, in three languages', () => {
  const wrong = { about: 'ab', age: '7', extra: 1 }
  expect(refuse(body, wrong, 'en')).toEqual({
    code: 'invalid_input',
    message: 'Please check the marked fields.',
    fields: {
      name: 'This is required.',
      about: 'Use at least 3 characters.',
      age: 'Please check this field.',
      extra: 'We don’t know this field. Please leave it out.',
    },
  })
  expect(refuse(body, wrong, 'id').fields).toEqual({
    name: 'Wajib diisi.',
    about: 'Minimal 3 karakter.',
    age: 'Periksa kembali isian ini.',
    extra: 'Isian ini tidak dikenal. Silakan hilangkan.',
  })
  expect(refuse(body, wrong, 'my').fields).toEqual({
    name: 'Ruangan ini wajib diisi.',
    about: 'Minimum 3 aksara.',
    age: 'Sila semak semula ruangan ini.',
    extra: 'Ruangan ini tidak dikenali. Sila buang.',
  })
})

test('messages about lengths name their number', () => {
  expect(refuse(body, { name: '' }).fields).toEqual({ name: 'This is required.' })
  expect(refuse(body, { name: '   ' }).fields).toEqual({ name: 'This is required.' })
  expect(refuse(body, { name: 'abcdef' }).fields).toEqual({ name: 'Use up to 5 characters.' })
})

test('messages name a list and a number as what they are', () => {
  const schema = z.strictObject({
    tags: z.array(z.string()).check(z.minLength(2), z.maxLength(3)),
    age: z.number().check(z.gte(1), z.lte(9)),
  })
  expect(refuse(schema, { tags: ['a'], age: 0 }).fields).toEqual({
    tags: 'Please choose at least 2.',
    age: 'Enter 1 or more.',
  })
  expect(refuse(schema, { tags: ['a', 'b', 'c', 'd'], age: 10 }).fields).toEqual({
    tags: 'Choose up to 3.',
    age: 'Enter 9 or less.',
  })
})

test('nothing is converted', () => {
  for (const name of [1, true, null, ['Ana'], { 0: 'A' }])
    expect(refuse(body, { name }).fields).toHaveProperty('name')
})

test('unknown keys are refused at every depth, also those every object has', () => {
  const nested = z.strictObject({ inner: z.strictObject({ a: z.number() }) })
  expect(refuse(nested, { inner: { a: 1, b: 2 } }).fields).toEqual({
    'inner.b': 'We don’t know this field. Please leave it out.',
  })
  for (const key of ['__proto__', 'constructor', 'toString']) {
    const sent = JSON.parse(`{"name":"Ana","${key}":{}}`) as unknown
    expect(Object.keys(refuse(body, sent).fields ?? {}), key).toEqual([key])
  }
  expect(Object.getPrototypeOf({})).not.toHaveProperty('Ana')
})

test.each(['a\0', '\ud800', 'a\udc00b'])(
  'the text %j can’t be stored and is refused in every field',
  (bad) => {
    for (const field of ['email', 'password', 'firstName', 'lastName'] as const) {
      const good = { email: 'ana@example.com', password: 'a quiet room', firstName: 'Ana', lastName: 'Lee' }
      expect(
        Object.keys(refuse(signup.body ?? body, { ...good, [field]: good[field] + bad }).fields ?? {}),
      ).toEqual([field])
    }
  },
)

test('a line break in a name is refused, also the ones only Unicode knows', () => {
  for (const bad of ['a\nb', 'a\r\nBcc: x', 'a\tb', 'a\u2028b', 'a\u007fb'])
    expect(refuse(body, { name: bad }).fields).toHaveProperty('name')
})

test('an invalid email address has a message of its own', () => {
  const email = 'no address'
  expect(
    LANGUAGES.map((language) => refuse(signup.body ?? body, { email }, language).fields?.['email']),
  ).toEqual([
    'Enter an email address like name@example.com.',
    'Masukkan alamat email seperti nama@contoh.com.',
    'Masukkan alamat e-mel seperti nama@contoh.com.',
  ])
})

test('a body that is no object is refused as the body', () => {
  for (const sent of [undefined, null, [], 'text', 7])
    expect(Object.keys(refuse(body, sent).fields ?? {})).toEqual(['body'])
})
