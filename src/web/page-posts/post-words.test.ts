import { expect, test } from 'vitest'
import type { RichNode } from '../../contract/rich-text.ts'
import { isLong, plainOf, snippetOfPost } from './post-words.ts'

const paragraph = (...children: RichNode[]): RichNode => ({ type: 'paragraph', children })
const text = (value: string): RichNode => ({ type: 'text', value })

test('[S9-17] the snippet of a page post is its first 100 characters', () => {
  const words = 'abcdefghi '.repeat(30).trim()
  const snippet = snippetOfPost({ nodes: [paragraph(text(words))], content: words })
  expect(snippet).toBe(`${words.slice(0, 100).trimEnd()}…`)
  const exact = 'x'.repeat(100)
  expect(snippetOfPost({ nodes: [paragraph(text(exact))], content: exact })).toBe(exact)
})

test('a snippet has the words without their marks', () => {
  const nodes: RichNode[] = [
    paragraph(text('Look, '), { type: 'strong', children: [text('rain')] }, { type: 'break' }, text('again')),
    { type: 'quote', children: [paragraph(text('said'), text(' nobody'))] },
    paragraph({ type: 'mention', alias: 'budih' }, text(' '), { type: 'tag', tag: 'pegon' }),
  ]
  expect(plainOf(nodes).replace(/\s+/g, ' ').trim()).toBe('Look, rain again said nobody @budih #pegon')
})

test('what is hidden as a spoiler is not told by a snippet', () => {
  const nodes = [paragraph(text('The end: '), { type: 'spoiler', children: [text('he wins')] })]
  expect(snippetOfPost({ nodes, content: 'The end: ||he wins||' })).toBe('The end: …')
})

test('without a tree the source has to do, and without anything there is nothing', () => {
  expect(snippetOfPost({ nodes: null, content: 'Only the source' })).toBe('Only the source')
  expect(snippetOfPost({ nodes: null, content: null })).toBe('')
})

test('a text is long by its characters or by its lines', () => {
  expect(isLong('Short.')).toBe(false)
  expect(isLong('word '.repeat(200))).toBe(true)
  expect(isLong('line\n'.repeat(20))).toBe(true)
})
