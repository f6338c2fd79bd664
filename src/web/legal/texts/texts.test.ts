import { expect, test } from 'vitest'
import { text as cookiesEn } from './cookies.en.ts'
import { text as cookiesId } from './cookies.id.ts'
import { text as cookiesMy } from './cookies.my.ts'
import type { Block, LegalText } from './legal-text.ts'
import { text as privacyEn } from './privacy.en.ts'
import { text as privacyId } from './privacy.id.ts'
import { text as privacyMy } from './privacy.my.ts'
import { text as termsEn } from './terms.en.ts'
import { text as termsId } from './terms.id.ts'
import { text as termsMy } from './terms.my.ts'

const texts = [
  { name: 'terms', title: 'Terms of Service', en: termsEn, id: termsId, my: termsMy },
  { name: 'privacy', title: 'Privacy Policy', en: privacyEn, id: privacyId, my: privacyMy },
  { name: 'cookies', title: 'Cookie Policy', en: cookiesEn, id: cookiesId, my: cookiesMy },
]

function blockStrings(block: Block): string[] {
  if (typeof block === 'string') return [block]
  if ('list' in block) return block.list
  return [block.table.head, ...block.table.rows].flat()
}

function allStrings(text: LegalText): string[] {
  const body = text.sections.flatMap((section) => [section.heading, ...section.blocks.flatMap(blockStrings)])
  return [text.title, text.summary, text.updatedAt, ...body]
}

function blockShape(block: Block): string {
  if (typeof block === 'string') return 'paragraph'
  if ('list' in block) return `list of ${block.list.length}`
  return `table of ${[block.table.head, ...block.table.rows].map((row) => row.length).join(',')}`
}

function shape(text: LegalText): string[][] {
  return text.sections.map((section) => section.blocks.map(blockShape))
}

function placeholders(text: LegalText): string[] {
  return allStrings(text).flatMap((line) => line.match(/\{[^}]*\}/g) ?? [])
}

test.each(texts)('$name has the same sections, lists and table rows in three languages', ({ en, id, my }) => {
  expect(shape(id)).toEqual(shape(en))
  expect(shape(my)).toEqual(shape(en))
})

test.each(texts)('$name has no empty string', ({ en, id, my }) => {
  for (const line of [en, id, my].flatMap(allStrings)) expect(line.trim()).not.toBe('')
})

test.each(texts)('$name: every row of a table is as wide as its head', ({ en }) => {
  for (const block of en.sections.flatMap((section) => section.blocks)) {
    if (typeof block === 'string' || 'list' in block) continue
    for (const row of block.table.rows) expect(row).toHaveLength(block.table.head.length)
  }
})

test.each(texts)('$name: nothing was left in English', ({ en, id, my }) => {
  const sentences = (text: LegalText) =>
    text.sections.flatMap((section) => section.blocks.filter((b) => typeof b === 'string'))
  expect([...sentences(id), ...sentences(my)].filter((line) => sentences(en).includes(line))).toEqual([])
})

test.each(texts)('$name names the site and the contact, and no other placeholder', ({ en, id, my }) => {
  for (const text of [en, id, my])
    expect(new Set(placeholders(text))).toEqual(new Set(['{siteName}', '{contact}']))
})

test.each(texts)('$name has its English title and one date', ({ title, en, id, my }) => {
  expect(en.title).toBe(title)
  expect([id.updatedAt, my.updatedAt]).toEqual([en.updatedAt, en.updatedAt])
})

test('the terms hold the eight rules', () => {
  const rules = [termsEn, termsId, termsMy].map((text) => text.sections[2])
  expect(rules.map((section) => section?.heading)).toEqual([
    'The eight rules',
    'Delapan aturan',
    'Lapan peraturan',
  ])
  expect(rules.map((section) => blockStrings(section?.blocks[0] ?? '').length)).toEqual([8, 8, 8])
})

test('cookie names, which are not words, are the same in three languages', () => {
  const names = (text: LegalText) =>
    text.sections.flatMap((section) =>
      section.blocks.flatMap((block) =>
        typeof block === 'object' && 'table' in block
          ? block.table.rows.map((row) => row[0]?.split(' ')[0])
          : [],
      ),
    )
  expect(names(cookiesId)).toEqual(names(cookiesEn))
  expect(names(cookiesMy)).toEqual(names(cookiesEn))
})
