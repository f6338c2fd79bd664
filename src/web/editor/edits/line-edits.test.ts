import { describe, expect, test } from 'vitest'
import { insertCodeBlock, insertEmbed, insertMath, insertParagraph, insertTable } from './block-edits.ts'
import { continueLine } from './enter-edit.ts'
import { indent, outdent, toggleHeading, toggleList, toggleQuote } from './line-edits.ts'
import { after, read, show } from './selection-testing.ts'

test.each([
  ['a heading marks its line wherever the caret is', toggleHeading(2), 'a\nb¦c', 'a\n## b¦c'],
  ['another level replaces the first', toggleHeading(3), '## a¦', '### a¦'],
  ['the same level takes it away', toggleHeading(2), '## a¦', 'a¦'],
  ['an empty line waits for the heading', toggleHeading(2), '¦', '## ¦'],
  ['a quote marks each line', toggleQuote, '«a\n\nb»', '«> a\n>\n> b»'],
  ['and takes the marks away', toggleQuote, '«> a\n>\n> b»', '«a\n\nb»'],
  ['an empty quote waits behind its mark', toggleQuote, '¦', '> ¦'],
  ['bullets', toggleList('bullet'), '«a\nb»', '«- a\n- b»'],
  ['numbers count on', toggleList('numbered'), '«a\n\nb»', '«1. a\n\n2. b»'],
  ['tasks', toggleList('task'), 'a¦', '- [ ] a¦'],
  ['one list becomes another', toggleList('numbered'), '«- a\n- [x] b»', '«1. a\n2. b»'],
  ['the same list goes', toggleList('task'), '«- [ ] a\n- [x] b»', '«a\nb»'],
  ['a list keeps its depth', toggleList('bullet'), '    1. a¦', '    - a¦'],
  ['the line after the selection is not meant', toggleList('bullet'), '«a\n»b', '- «a\n»b'],
  ['indent', indent, '- a\n- b¦', '- a\n    - b¦'],
  ['outdent takes what is there', outdent, '«  a\n      b»', '«a\n  b»'],
])('%s', (_, edit, before, expected) => {
  // The selection over a line's end shrinks to the line.
  expect(after(edit, before).replace('\n»', '»\n')).toBe(expected.replace('\n»', '»\n'))
})

describe('blocks stand alone', () => {
  test.each([
    [
      'code around the selected lines, asking for its language',
      insertCodeBlock,
      'a\n«b\nc»\nd',
      'a\n\n```¦\nb\nc\n```\n\nd',
    ],
    ['code to be written', insertCodeBlock, 'a¦', 'a\n\n```\n¦\n```'],
    ['code that holds a fence', insertCodeBlock, '«```\nx\n```»', '````¦\n```\nx\n```\n````'],
    ['a picture behind the line of the caret', insertParagraph('![]()'), 'a¦b\nc', 'ab\n\n![]()¦\n\nc'],
    ['a picture on an empty line', insertParagraph('![]()'), 'a\n\n¦', 'a\n\n![]()¦'],
    ['a card of something here', insertEmbed, 'a¦', 'a\n\n{% embed «/article/7» %}'],
    ['a card on an empty line', insertEmbed, 'a\n\n¦', 'a\n\n{% embed «/article/7» %}'],
    ['an address becomes its card', insertEmbed, '«/collection/12»', '{% embed «/collection/12» %}'],
    ['words stay before a card', insertEmbed, 'a «few» words', 'a few words\n\n{% embed «/article/7» %}'],
    ['a formula in a line', insertMath, 'mass «m» here', 'mass $«m»$ here'],
    ['a formula alone', insertMath, 'a\n\n¦', 'a\n\n$$\n¦\n$$'],
    ['a selected line becomes a formula alone', insertMath, '«E = mc^2»', '$$\n«E = mc^2»\n$$'],
    [
      'a table, its first word ready',
      insertTable('Column'),
      'a¦\nb',
      'a\n\n| «Column 1» | Column 2 |\n| --- | --- |\n|  |  |\n\nb',
    ],
  ])('%s', (_, edit, before, expected) => {
    expect(after(edit, before)).toBe(expected)
  })
})

describe('Enter', () => {
  const enter = (marked: string): string | null => {
    const next = continueLine(read(marked))
    return next && show(next)
  }
  test.each([
    ['goes on with bullets', '- a¦', '- a\n- ¦'],
    ['splits an item', '* a¦b', '* a\n* ¦b'],
    ['counts on', '9. a¦', '9. a\n10. ¦'],
    ['keeps the sign behind a number', '1) a¦', '1) a\n2) ¦'],
    ['a next task is open', '- [x] a¦', '- [x] a\n- [ ] ¦'],
    ['keeps the depth', '    - a¦', '    - a\n    - ¦'],
    ['goes on with a quote', '> a¦', '> a\n> ¦'],
    ['and with a list in a quote', '> - a¦', '> - a\n> - ¦'],
    ['an empty item ends the list', '- a\n- ¦', '- a\n¦'],
    ['an empty item in a quote ends the list and not the quote', '> - ¦', '> ¦'],
    ['an empty quote ends', '> a\n> ¦', '> a\n¦'],
  ])('%s', (_, before, expected) => {
    expect(enter(before)).toBe(expected)
  })

  test.each([
    ['in a paragraph', 'a¦'],
    ['before the mark', '¦- a'],
    ['with a selection', '- «a»'],
    ['in code', '```\n- a¦\n```'],
    ['after a number that is none', '1.5 metres¦'],
  ])('is just Enter %s', (_, before) => {
    expect(enter(before)).toBeNull()
  })

  test('works again after the code', () => {
    expect(enter('```\nx\n```\n- a¦')).toBe('```\nx\n```\n- a\n- ¦')
  })
})
