import { expect, test } from 'vitest'
import { LANGUAGES } from '../../contract/messages.ts'
import * as mails from './mails.ts'
import {
  aliasDigits,
  aliasStem,
  canonicalEmail,
  isBrowserToken,
  pauseBeforeVerifying,
  guessableWords,
} from './rules.ts'

test('an address has one canonical form', () => {
  expect(canonicalEmail('Sari.Dewi@Example.COM')).toBe('sari.dewi@example.com')
  expect(canonicalEmail('a@BÜCHER.example')).toBe('a@xn--bcher-kva.example')
  expect(canonicalEmail('a@bu\u0308cher.example')).toBe('a@xn--bcher-kva.example')
  for (const wrong of ['a@xn--a.com', '@b.co', 'nothing', `a@${'ü'.repeat(40)}.${'ü'.repeat(80)}.example`])
    expect(() => canonicalEmail(wrong), wrong).toThrow('Please check the marked fields.')
})

test('an alias starts with the first name in plain letters', () => {
  expect(['Renée', 'Siti Nur', 'ÅSA', '李', '🦜', 'O’Brien-2', 'a'.repeat(50)].map(aliasStem)).toEqual([
    'renee',
    'sitinur',
    'asa',
    'member',
    'member',
    'obrien2',
    'a'.repeat(20),
  ])
})

test('an alias gets more digits when many share the name', () => {
  expect([0, 3, 4, 8, 19].map(aliasDigits)).toEqual([4, 4, 6, 8, 12])
})

test('sign-in slows down by doubling, up to eight seconds', () => {
  expect([-5, 0, 1, 2, 3, 4, 5, 6, 2000].map(pauseBeforeVerifying)).toEqual([
    0, 0, 500, 1000, 2000, 4000, 8000, 8000, 8000,
  ])
})

test('only a whole token is taken for one', () => {
  expect(isBrowserToken('a'.repeat(43))).toBe(true)
  for (const wrong of [undefined, '', 'a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)};`])
    expect(isBrowserToken(wrong)).toBe(false)
})

test('the guessable words about a person are their names, their address and the site', () => {
  const words = guessableWords('Cendekia', { email: 'sari@example.com', firstName: 'Sari', lastName: 'Dewi' })
  expect(words).toEqual(['Cendekia', 'Sari', 'Dewi', 'sari', 'sari@example.com'])
})

test('every mail is whole in every language', () => {
  const site = { siteName: 'Pusaka', publicUrl: 'https://site.example' }
  for (const language of LANGUAGES) {
    const all = [
      mails.verificationCodeMail(site, language, '012345'),
      mails.existingAccountMail(site, language),
      mails.resetLinkMail(site, language, 'token'),
      mails.passwordChangedMail(site, language),
      mails.manyWrongPasswordsMail(site, language),
    ]
    for (const { subject, heading, paragraphs, reason, code, button } of all) {
      expect(subject).toContain('Pusaka')
      const texts = [subject, heading, ...paragraphs, reason, code ?? button?.label ?? '']
      for (const text of texts) expect(text).toMatch(/^[^{}|]+$/)
    }
  }
})
