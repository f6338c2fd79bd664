import { expect, test } from 'vitest'
import type { LanguageChoices } from '../../contract/settings.ts'
import {
  choicesForAccount,
  isReadable,
  NO_CHOICES,
  orderOf,
  readChoices,
  writeChoices,
  type KeptChoices,
} from './choices.ts'

const MALAY: KeptChoices = { reading: ['my', 'id'], isOnlyReading: true, writing: 'my', isOfAccount: true }
const account = (changes: Partial<LanguageChoices> = {}): LanguageChoices => ({
  reading: [],
  isOnlyReading: false,
  writing: null,
  ...changes,
})

test('what is kept is plain text, and read as it was written', () => {
  expect(writeChoices(MALAY)).toBe('reading=my-id&only=on&writing=my&of=account')
  for (const choices of [MALAY, NO_CHOICES, { ...NO_CHOICES, writing: 'id' as const }])
    expect(readChoices(writeChoices(choices))).toEqual(choices)
})

test.each([null, '', 'nonsense', 'reading=ms&writing=xx&only=maybe', 'reading=en-en', '{"reading":["en"]}'])(
  '%s makes no sense, and is as if it were not there',
  (text) => {
    expect(readChoices(text)).toEqual(NO_CHOICES)
  },
)

test('signing in takes the account’s choice in place of this device’s', () => {
  const chosen = account({ reading: ['en'] })
  expect(choicesForAccount(chosen, { ...MALAY, isOfAccount: false })).toEqual({
    ...chosen,
    isOfAccount: true,
  })
  expect(choicesForAccount(chosen, NO_CHOICES)).toEqual({ ...chosen, isOfAccount: true })
})

test('an account that never chose leaves what this device has of its own, and clears what was an account’s', () => {
  expect(choicesForAccount(account(), { ...MALAY, isOfAccount: false })).toBeNull()
  expect(choicesForAccount(account(), MALAY)).toEqual({ ...account(), isOfAccount: true })
})

test('an order stands in an address only if there is one', () => {
  expect(orderOf(['my', 'id'])).toBe('my-id')
  expect(orderOf([])).toBeUndefined()
})

test('a card can be read in the language of the menus, or in one of the reading languages', () => {
  const card = { languages: [{ language: 'id' as const, id: 1 }] }
  expect(isReadable(card, 'id', [])).toBe(true)
  expect(isReadable(card, 'en', ['my', 'id'])).toBe(true)
  expect(isReadable(card, 'en', ['my'])).toBe(false)
  expect(isReadable({ languages: [...card.languages, { language: 'my', id: 2 }] }, 'en', ['my'])).toBe(true)
})
