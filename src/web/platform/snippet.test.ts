import { expect, test } from 'vitest'
import { ARTICLE_SNIPPET, TRENDING_SNIPPET } from '../../contract/limits.ts'
import { snippetOf } from './snippet.ts'

const LONG = 'abcdefghij'.repeat(30)

test('[S9-18] the snippet of a trending item is 100 characters', () => {
  expect(TRENDING_SNIPPET).toBe(100)
  expect(snippetOf(LONG, TRENDING_SNIPPET)).toBe(`${LONG.slice(0, 100)}…`)
})

test('[S9-16] the snippet of an article result is 150 characters', () => {
  expect(ARTICLE_SNIPPET).toBe(150)
  expect(snippetOf(LONG, ARTICLE_SNIPPET)).toBe(`${LONG.slice(0, 150)}…`)
})

test('what is short enough stays whole', () => {
  expect(snippetOf(LONG.slice(0, 100), 100)).toBe(LONG.slice(0, 100))
  expect(snippetOf('', 100)).toBe('')
})

test('it is one line, and no sign is cut in half', () => {
  expect(snippetOf(' one\n\ttwo ', 100)).toBe('one two')
  expect(snippetOf('🌋🌋🌋', 2)).toBe('🌋🌋…')
})

test('it is cut at a word, not within one', () => {
  expect(snippetOf('It rained in 1824 again', 15)).toBe('It rained in…')
  expect(snippetOf('It rained in 1824 again', 17)).toBe('It rained in 1824…')
  expect(snippetOf('A verylongwordwithoutanend', 10)).toBe('A verylong…')
})
