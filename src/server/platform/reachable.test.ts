import { expect, test } from 'vitest'
import { contactOf, isOwnMachine } from './reachable.ts'

test('addresses of one’s own machine are recognised, others are not', () => {
  const own = ['http://localhost:3000', 'http://baca.localhost', 'http://127.0.0.1', 'http://[::1]:3000']
  expect(own.filter(isOwnMachine)).toEqual(own)
  expect(isOwnMachine('http://0.0.0.0:3000')).toBe(true)
  const others = ['https://baca.example', 'http://192.168.1.5', 'https://localhost.example', 'http://box']
  expect(others.filter(isOwnMachine)).toEqual([])
})

test('only an address that emails can reach is a contact', () => {
  for (const mailFrom of ['contact@localhost', 'hi@baca.localhost', 'contact@127.0.0.1', 'a@box', 'a@[::1]'])
    expect(contactOf({ mailFrom }), mailFrom).toBe('')
  for (const mailFrom of ['hello@baca.example', 'a@mail.baca.id', 'a@сайт.бел'])
    expect(contactOf({ mailFrom })).toBe(mailFrom)
})
