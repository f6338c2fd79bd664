import { expect, test } from 'vitest'
import {
  DEFAULT_LANGUAGE,
  fillText,
  isLanguage,
  LANGUAGE_NAMES,
  LANGUAGE_TAGS,
  LANGUAGES,
  LOCALES,
} from './messages.ts'

test('[S4.2-1] the default of the three languages is en', () => {
  expect(LANGUAGES).toEqual(['en', 'id', 'my'])
  expect(DEFAULT_LANGUAGE).toBe('en')
})

test('outside the site Malay is ms where the specification says my', () => {
  expect(LANGUAGE_TAGS).toEqual({ en: 'en', id: 'id', my: 'ms' })
  expect(LOCALES.my).toBe('ms-MY')
  expect(LANGUAGE_NAMES.my).toBe('Bahasa Melayu')
  expect(['en', 'id', 'my', 'ms', 'EN', '', null].filter(isLanguage)).toEqual(['en', 'id', 'my'])
})

test('a text is filled with its values; a missing value leaves its placeholder visible', () => {
  expect(fillText('{count} Honor of {name}', { count: 0 })).toBe('0 Honor of {name}')
})

test('an English singular is taken for one only', () => {
  const text = '{count} reader|{count} readers'
  expect([0, 1, 2].map((count) => fillText(text, { count }))).toEqual(['0 readers', '1 reader', '2 readers'])
})

test('a value is put in as it is, not read as a pattern', () => {
  expect(fillText('Hello {name}', { name: '$& {count}' })).toBe('Hello $& {count}')
})
