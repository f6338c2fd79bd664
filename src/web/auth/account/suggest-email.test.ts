import { expect, test } from 'vitest'
import { suggestEmail } from './suggest-email.ts'

test.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@gmail.co', 'ana@gmail.com'],
  ['Ana.B@GMAL.con', 'Ana.B@gmail.com'],
  ['ana@yaho.co.id', 'ana@yahoo.co.id'],
  ['ana@hotmial.com', 'ana@hotmail.com'],
  ['ana@outlok.com', 'ana@outlook.com'],
  ['ana@iclould.com', 'ana@icloud.com'],
])('%s was meant to be %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant)
})

test.each([
  'ana@gmail.com',
  'ana@mail.com',
  'ana@ymail.com',
  'ana@um.edu.my',
  'ana@ui.ac.id',
  'ana@example.org',
  'ana@',
  'ana',
  '@gmial.com',
  '',
])('%j is left alone', (typed) => {
  expect(suggestEmail(typed)).toBeUndefined()
})
