import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { resolveUser } from './actions.ts'
import type { Provider } from './rules.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const signIn = (provider: Provider, subject: string, verifiedEmail: string) =>
  resolveUser(app.db, {
    provider,
    profile: { subject, verifiedEmail, names: { firstName: 'Maya', lastName: 'Putri' } },
    language: 'id',
    now: app.clock.now(),
  })

test('many first sign-ins of one person at once make one account', async () => {
  for (let round = 0; round < 10; round++) {
    const email = `maya${round}@mail.example`
    const both = ['google', 'discord'] as const
    const signIns = Array.from({ length: 4 }, () =>
      both.map((provider) => signIn(provider, `7${round}`, email)),
    )
    const ids = await Promise.all(signIns.flat())
    expect(new Set(ids).size).toBe(1)
    expect(await app.db.selectFrom('users').select('id').where('email', '=', email).execute()).toEqual([
      { id: ids[0] },
    ])
  }
})

test('a subject belongs to its provider: the same number elsewhere is somebody else', async () => {
  const one = await signIn('google', '1000', 'nina@mail.example')
  const other = await signIn('discord', '1000', 'oka@mail.example')
  expect(other).not.toBe(one)
})

test('one person may come by two accounts of a provider', async () => {
  const id = await signIn('google', '2000', 'putra@mail.example')
  expect(await signIn('google', '2001', 'Putra@Mail.example')).toBe(id)
})

test('what somebody else left waiting for the address is void once the provider vouches for its owner', async () => {
  const pending = {
    email: 'ratna@mail.example',
    browser_hash: Buffer.from('b'),
    password_hash: 'x',
    language: 'en',
  }
  const rest = { first_name: 'A', last_name: 'B', code_hash: Buffer.from('c'), tries_left: 5 }
  const times = { code_expires_at: app.clock.now(), created_at: app.clock.now() }
  await app.db
    .insertInto('signups')
    .values({ ...pending, ...rest, ...times })
    .execute()
  await signIn('google', '3000', 'ratna@mail.example')
  expect(await app.db.selectFrom('signups').selectAll().execute()).toEqual([])
})
