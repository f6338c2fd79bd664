import type { RootContent } from 'mdast'
import { expect, test } from 'vitest'
import { parsePart } from './markdown.ts'

const sources = [
  'Message **5** of this _conversation_, with `code` and ~~regret~~.',
  'a_b c_d_ e__f__ *g*h **i*j',
  '- [x] done\n- [ ] not\n\n1. one\n2. two',
  '| a | b |\n|---|:-:|\n| **c** | `d|e` |',
  'A note[^1] and [words](/article/7) and [more][r] and ![x](/media/a.png).\n\n[^1]: hot\n\n[r]: /question/3',
  '> quoted *so*\nand lazy\n\n```js\nlet x = 1\n```\n\n$x^2$ and $$\\frac12$$',
  'http: //, ww.w, w.w.w, https:/x, a.b-c+d_e and www without a dot',
  'one  \ntwo\\\nthree &amp; &#119;ww &copy; \\*not\\*',
  '<b>bold</b> ||hidden|| #stars 5 < 6 > 4',
  '# Heading\n\nSetext\n===\n\n---\n\ntext~~~text 1) 2. +1 -1',
]

/** What is written after it makes the whole be read with addresses. */
const AFTER = '\n\nende a@example.com'
const parse = (source: string): RootContent[] =>
  parsePart({ line: 1, lines: [], isPlain: false }, source, { links: [], footnotes: [] }).children

test.each(sources)('read without a search for addresses it is the same: %j', (source) => {
  expect(source).not.toMatch(/@|:\/\/|www\./i)
  const whole = parse(source + AFTER)
  // The last block of the whole is what was added; what is beside it is the source.
  expect(JSON.stringify(whole.at(-1))).toContain('mailto:a@example.com')
  expect(parse(source)).toEqual(whole.slice(0, -1))
})

test.each(['a@b.example', 'see https://b.example', 'HTTP://b.example', 'Www.b.example'])(
  'an address is found: %s',
  (source) => {
    expect(JSON.stringify(parse(source))).toContain('"link"')
  },
)
