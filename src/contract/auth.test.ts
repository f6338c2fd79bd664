import { expect, test } from 'vitest'
import { Email, NewPassword, VerificationCode, signup } from './auth.ts'

const passes = (schema: { safeParse(value: unknown): { success: boolean } } | undefined, value: unknown) =>
  schema?.safeParse(value).success

test('[S5-8] the password of a sign-up needs at least 6 characters, and at most 256', () => {
  const form = (password: string) => ({ email: 'a@example.com', firstName: 'A', lastName: 'B', password })
  expect(passes(signup.body, form('12345'))).toBe(false)
  expect(passes(signup.body, form('123456'))).toBe(true)
  expect(passes(signup.body, form('a'.repeat(256)))).toBe(true)
  expect(passes(signup.body, form('a'.repeat(257)))).toBe(false)
})

test('a password is taken as it is: spaces stay, any script, no rule of composition', () => {
  for (const password of ['  abc ', 'aaaaaa', 'кот и пёс', '🐎🦋🌋🌴🌙🦜'])
    expect(NewPassword.parse(password)).toBe(password)
  expect(passes(NewPassword, 'abcdef\u0000')).toBe(false)
})

test('an e-mail is one plain address, trimmed', () => {
  expect(Email.parse(' a.b+c@sub.example.co.id ')).toBe('a.b+c@sub.example.co.id')
  for (const wrong of [
    'a',
    'a@',
    '@b.co',
    'a@b',
    'a@b.c',
    'a b@c.de',
    'a@-b.co',
    'a@b..co',
    'a@b.co, c@d.ef',
    'a@[127.0.0.1]',
  ])
    expect(passes(Email, wrong), wrong).toBe(false)
})

test('a code is six ASCII digits', () => {
  expect(passes(VerificationCode, '012345')).toBe(true)
  for (const wrong of ['12345', '1234567', '12345a', '１２３４５６', '12345\n'])
    expect(passes(VerificationCode, wrong), wrong).toBe(false)
})

test('a name must show something and must not turn the writing around', () => {
  const name = (firstName: string) =>
    signup.body?.safeParse({ email: 'a@example.com', password: 'long enough', firstName, lastName: 'L' })
      .success
  for (const good of ['Sari', 'Ó', '李', '👩‍🚀', 'Nur Aisyah', 'D’Arcy']) expect(name(good), good).toBe(true)
  for (const bad of ['', '\u200b', '\u3164', '\u2800', '\u200d\u200b', 'Sari\u202eiraS', ' \u00a0 '])
    expect(name(bad), JSON.stringify(bad)).toBe(false)
})
