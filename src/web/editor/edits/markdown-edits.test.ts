import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { insertFootnote, insertLink, isAddress, linkTo, toggleCode, toggleMark } from './markdown-edits.ts'
import { after } from './selection-testing.ts'

describe('marks', () => {
  test.each([
    ['goes around the selection', '**', 'a «b c» d', 'a **«b c»** d'],
    ['goes around the word the caret is in', '**', 'on be¦half', 'on **«behalf»**'],
    ['waits for words at the end of a word', '**', 'so ¦', 'so **¦**'],
    ['does not grasp the word somebody has just written', '*', 'word¦', 'word*¦*'],
    ['leaves blanks outside', '*', 'a« b »c', 'a *«b»* c'],
    ['is taken away from around the selection', '**', 'a **«b»** c', 'a «b» c'],
    ['is taken away when it is selected too', '~~', 'a «~~b~~» c', 'a «b» c'],
    ['is taken away again while it is empty', '||', '||¦||', '¦'],
    ['bold is no italic', '*', '**«b»**', '***«b»***'],
    ['italic is taken out of both', '*', '***«b»***', '**«b»**'],
    ['bold is taken out of both', '**', '***«b»***', '*«b»*'],
    ['each paragraph gets its own', '**', '«one\n\ntwo»', '«**one**\n\n**two**»'],
    ['a line break inside a paragraph is no end', '||', '«one\ntwo»', '||«one\ntwo»||'],
    ['letters of any script are words', '*', 'pé¦ρι', '*«péρι»*'],
  ])('%s', (_, mark, before, expected) => {
    expect(after(toggleMark(mark), before)).toBe(expected)
  })

  test('twice is as if nothing was done, for any words', () => {
    const words = fc.stringMatching(/^[a-z][a-z ]{0,20}[a-z]$/)
    fc.assert(
      fc.property(words, words, words, fc.constantFrom('**', '*', '~~', '||', '`'), (a, b, c, mark) => {
        const text = `${a} «${b}» ${c}`
        const once = after(toggleMark(mark), text)
        expect(after(toggleMark(mark), once)).toBe(text)
      }),
    )
  })

  test('code that holds backticks gets a longer fence', () => {
    expect(after(toggleCode, 'a «b`c» d')).toBe('a «`` b`c ``» d')
    expect(after(toggleCode, 'a «b» c')).toBe('a `«b»` c')
    expect(after(toggleCode, 'a `«b»` c')).toBe('a «b» c')
  })
})

describe('links', () => {
  test('words wait for their address, which is selected', () => {
    expect(after(insertLink, 'see «this»')).toBe('see [this](«https://»)')
  })
  test('an address waits for its words', () => {
    expect(after(insertLink, '«https://example.org/a»')).toBe('[¦](https://example.org/a)')
    expect(after(insertLink, '«/article/7»')).toBe('[¦](/article/7)')
  })
  test('without a selection the words come first', () => {
    expect(after(insertLink, 'a ¦')).toBe('a [¦](https://)')
  })
  test('an address that is pasted over words becomes their link', () => {
    expect(after(linkTo('https://example.org'), 'see «this» one')).toBe(
      'see [this](https://example.org)¦ one',
    )
  })
  test('what is an address', () => {
    expect(['https://a.example', '/article/7', 'mailto:a@b.example'].every(isAddress)).toBe(true)
    expect(['word', '//evil.example', 'https://a b', 'javascript:alert(1)', ''].some(isAddress)).toBe(false)
  })
})

describe('footnotes', () => {
  test('the mark stands at the caret and the note at the end, where writing goes on', () => {
    expect(after(insertFootnote, 'One¦ two.')).toBe('One[^1] two.\n\n[^1]: ¦')
  })
  test('the next free number is taken, and notes stay together', () => {
    expect(after(insertFootnote, 'A[^1] b¦.\n\n[^1]: note\n')).toBe('A[^1] b[^2].\n\n[^1]: note\n[^2]: ¦')
    expect(after(insertFootnote, 'A[^2] b¦.\n\n[^2]: x')).toBe('A[^2] b[^1].\n\n[^2]: x\n[^1]: ¦')
  })
})
