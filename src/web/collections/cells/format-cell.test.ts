import { expect, test } from 'vitest'
import { countryName, formatCell, formatDay, formatDecimal, shortAddress } from './format-cell.ts'

const plain = (text: string): string => text.replaceAll(/\s/gu, ' ')

test('numbers keep their digits and have the separators of the reader’s language', () => {
  expect(formatDecimal(1234567.891, 'en')).toBe('1,234,567.891')
  expect(formatDecimal(1234567.891, 'id')).toBe('1.234.567,891')
  // A year is not 1,961.
  expect(formatDecimal(1961, 'en')).toBe('1961')
  expect(formatDecimal(1961, 'id')).toBe('1961')
  expect(formatDecimal(2008, 'my')).toBe('2008')
  expect(formatDecimal(10_000, 'en')).toBe('10,000')
  expect(formatDecimal(0.1 + 0.2, 'en')).toBe('0.3')
  expect(formatDecimal(6.02e23, 'en')).toBe('6.02E23')
  expect(plain(formatCell({ type: 'number', unit: 'km' }, 4879.4, 'en'))).toBe('4879.4 km')
})

test('a day is that day in every time zone', () => {
  expect(formatDay('1945-08-17', 'en')).toBe('Aug 17, 1945')
  expect(formatDay('1945-08-17', 'id')).toBe('17 Agu 1945')
  expect(formatDay('not a day', 'en')).toBe('not a day')
})

test('countries have names, and what is no country stays what it is', () => {
  expect(countryName('ID', 'en')).toBe('Indonesia')
  expect(countryName('GB', 'my')).toBe('United Kingdom')
  expect(countryName('not one', 'en')).toBe('not one')
})

test('a long address shows its place', () => {
  expect(shortAddress('https://www.example.org/')).toBe('example.org')
  expect(shortAddress('https://example.org/a/very/long/path/that/goes/on')).toBe(
    'example.org/a/very/long/path/that/g…',
  )
})
