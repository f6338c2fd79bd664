import { expect, test } from 'vitest'
import { partsOf, wordsIn } from '../../contract/search-hits.ts'

const marked = (text: string, term: string, telling = 4) =>
  partsOf(text, wordsIn(term), telling)
    .map(({ words, isMarked }) => (isMarked ? `[${words}]` : words))
    .join('')

test('words that follow one another are one mark, whatever their letters', () => {
  expect(marked('Why the Ring of Fire is not a ring', 'ring of fire')).toBe(
    'Why the [Ring of Fire] is not a [ring]',
  )
})

test('small words are not marked alone', () => {
  expect(marked('The end of a ring', 'the ring of')).toBe('The end of a [ring]')
  expect(marked('What AI is', 'ai', 2)).toBe('What [AI] is')
})

test('a word is marked with its endings, and without those of the term', () => {
  expect(marked('Stars, a star, bars and a mustard', 'stars')).toBe('[Stars], a [star], bars and a mustard')
  expect(marked('Volcanoes and vol', 'volcano')).toBe('[Volcanoes] and vol')
})

test('the last word may be only begun', () => {
  expect(marked('Volcanoes of Java', 'java vol', 3)).toBe('[Volcanoes] of [Java]')
  expect(marked('Volcanoes of Java', 'vol java', 3)).toBe('Volcanoes of [Java]')
})

test('a small word that is there was not only begun', () => {
  expect(marked('They saw the ring there', 'the', 3)).toBe('They saw [the] ring there')
  expect(marked('They saw a ring there', 'the', 3)).toBe('[They] saw a ring [there]')
})

test('what must not be there is not marked, a phrase is', () => {
  expect(marked('The ocean and the salt of java', '"the ocean" -salt -"of java"')).toBe(
    '[The ocean] and the salt of java',
  )
  expect(marked('A well-known ocean', 'well-known')).toBe('A [well-known] ocean')
})

test('nothing is lost and nothing is marked without a word', () => {
  expect(marked('', 'star')).toBe('')
  expect(marked('A plain text.', '!?')).toBe('A plain text.')
  expect(marked('star', 'star')).toBe('[star]')
})
