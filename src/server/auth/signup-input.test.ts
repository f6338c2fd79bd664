import { afterAll, beforeAll, expect, test } from 'vitest'
import { signin, signup } from '../../contract/auth.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { form, mailsTo, makeAccount } from './accounts-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

async function tryForm(body: unknown) {
  const { status, body: answer } = await app.visitor().attempt(signup, { body })
  return { status, fields: (answer as { fields?: Record<string, string> }).fields }
}

const long = (length: number) =>
  `${'a'.repeat(60)}@${`${'b'.repeat(60)}.`.repeat(4)}`.slice(0, length - 3) + '.co'

test.each([
  ['an array', ['v@example.com']],
  ['an object', { $ne: null }],
  ['a number', 7],
  ['null', null],
  ['a header', 'a@example.com\r\nBcc: z@example.com'],
  ['a second recipient', 'a@example.com,z@example.com'],
  ['a display name', 'A <a@example.com>'],
  ['a quoted local part', '"a b"@example.com'],
  ['255 characters', long(255)],
  ['a thousand characters', long(255).repeat(4)],
  ['a NUL', 'a\u0000@example.com'],
  ['a name that DNS can’t hold', 'a@xn--a.com'],
])('an e-mail that is %s is refused', async (_, email) => {
  expect(await tryForm(form('x', { email }))).toEqual({ status: 400, fields: { email: expect.any(String) } })
})

test('254 characters are an address', async () => {
  expect(long(254).length).toBe(254)
  expect((await tryForm(form(long(254)))).status).toBe(200)
})

test('a domain in another script is one address however it is written', async () => {
  await makeAccount(app, 'siti@xn--bcher-kva.example')
  const answer = await app
    .visitor()
    .call(signin, { body: { email: 'Siti@BÜCHER.example', password: form('').password } })
  expect(answer.user.email).toBe('siti@xn--bcher-kva.example')
})

test('a line break in a name is refused, and no mail contains a name', async () => {
  for (const firstName of [
    'Sari\r\nBcc: z@example.com',
    'Sari\u2028x',
    'Sari\u0000',
    '',
    '   ',
    'a'.repeat(51),
  ])
    expect(await tryForm(form('name@example.com', { firstName }))).toMatchObject({ status: 400 })
  const firstName = 'Win now at evil.example <b>x</b>'
  expect((await tryForm(form('name@example.com', { firstName }))).status).toBe(200)
  const [mail] = await mailsTo(app, 'name@example.com')
  expect(mail?.subject).toMatch(/^\d{6} is your Cendekia code$/)
  expect(`${mail?.text}${mail?.html}`).not.toContain('evil.example')
})

test.each([
  ['5 characters', 'kx9q!', 400],
  ['6 characters', 'kx9q!z', 200],
  ['7 characters', 'kx9q!zw', 200],
  ['8 characters', 'kx9q!zw2', 200],
  ['256 characters', 'kx9q!zw2'.repeat(32), 200],
  ['257 characters', `${'kx9q!zw2'.repeat(32)}a`, 400],
  ['emoji', '🐎🦋🌋🌴🌙🦜', 200],
  ['a NUL', 'kx9q!z\u0000w2', 400],
  ['half a surrogate pair', 'kx9q!zw2\ud800', 400],
  ['a number', 12345678, 400],
])('a password of %s', async (what, password, status) => {
  const email = `password-${what.replaceAll(/\W/g, '-')}@example.com`
  expect((await tryForm(form(email, { password }))).status).toBe(status)
})

test('a password is verified as it was sent, a trailing space and all', async () => {
  for (const [email, password] of [
    ['space@example.com', 'kuda terbang '],
    ['emoji@example.com', '🐎🦋🌋🌴🌙🦜'],
    ['longest@example.com', 'kx9q!zw2'.repeat(32)],
  ] as const) {
    await makeAccount(app, email, { password })
    await app.visitor().call(signin, { body: { email, password } })
    const trimmed = password.slice(0, -2)
    expect((await app.visitor().attempt(signin, { body: { email, password: trimmed } })).status).toBe(401)
  }
  const email = 'space@example.com'
  expect((await app.visitor().attempt(signin, { body: { email, password: 'kuda terbang' } })).status).toBe(
    401,
  )
})

test.each(['123456', 'Password', 'qwerty', 'cendekia', 'Nurhaliza', 'guessable', 'guessable@example.com'])(
  'the password %s is refused, and the field says why',
  async (password) => {
    const email = 'guessable@example.com'
    expect(await tryForm(form(email, { password, lastName: 'Nurhaliza' }))).toEqual({
      status: 400,
      fields: {
        password: 'This password is too easy to guess. Please choose another.',
      },
    })
  },
)

test('an unknown key is refused, whatever it would set', async () => {
  const refused = await tryForm({ ...form('role@example.com'), role: 'operator' })
  expect(refused).toEqual({ status: 400, fields: { role: 'We don’t know this field. Please leave it out.' } })
})

test('an alias is made from the first name, ASCII, and never twice', async () => {
  for (const [index, firstName] of ['Renée', '李', 'Muhammad Rizky'].entries())
    await makeAccount(app, `alias${index}@example.com`, { firstName })
  const rows = await app.db
    .selectFrom('users')
    .select('alias_name')
    .where('email', 'like', 'alias%')
    .orderBy('email')
    .execute()
  const [renee, li, rizky] = rows.map((row) => row.alias_name)
  expect(renee).toMatch(/^renee-\d{4}$/)
  expect(li).toMatch(/^member-\d{4}$/)
  expect(rizky).toMatch(/^muhammadrizky-\d{4}$/)
})
