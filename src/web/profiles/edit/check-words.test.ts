import { expect, test } from 'vitest'
import { checkWords, tidyLink } from './check-words.ts'

const words = (changes: Partial<Parameters<typeof checkWords>[0]>) =>
  checkWords({ bio: '', links: ['', '', ''], languages: [], ...changes })

test('nothing has to be filled in', () => {
  expect(words({})).toEqual({})
})

test('each fault is named at its field', () => {
  const languages = ['en', 'id', 'ms', 'jv', 'su', 'zh', 'ta', 'ar', 'tl']
  expect(words({ bio: 'x'.repeat(301), links: ['https://a.example', 'nonsense', ''], languages })).toEqual({
    bio: 'bioLong',
    'links.1': 'linkWrong',
    languages: 'languagesMany',
  })
  expect(words({ bio: 'x'.repeat(300), links: ['a.example/me', '', ''] })).toEqual({})
})

test('an address without a scheme gets one; what has another is no web address', () => {
  expect(tidyLink(' sari.example/blog ')).toBe('https://sari.example/blog')
  expect(tidyLink('http://sari.example')).toBe('http://sari.example')
  expect(tidyLink('')).toBe('')
  expect(words({ links: ['javascript:alert(1)', 'mailto:a@b.example', ''] })).toEqual({
    'links.0': 'linkWrong',
    'links.1': 'linkWrong',
  })
})
