import { expect, test } from 'vitest'
import { RichNode, type RichText } from '../../contract/rich-text.ts'
import { parseRichText } from '../rich-text/public.ts'
import { hasExternalLinks, toLiteText } from './lite-text.ts'

const lite = (source: string) => toLiteText(parseRichText(source))
const text = (value: string) => ({ type: 'text', value })
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children })

test('what belongs to a comment stays as it is', () => {
  const source = [
    '**bold** *italic* ~~gone~~ `code` ||hidden|| @ana-1 #stars [here](/article/7)',
    '> a quote',
    '- one\n- two',
    '1. first\n2. second',
    '- [x] done',
    '```js\nlet x = 1\n```',
    '$x^2$',
    '$$\n\\frac{1}{2}\n$$',
  ].join('\n\n')
  expect(lite(source)).toEqual(parseRichText(source))
})

test('a heading becomes a bold paragraph', () => {
  expect(lite('# Look *here*')).toEqual([
    paragraph({ type: 'strong', children: [text('Look '), { type: 'emphasis', children: [text('here')] }] }),
  ])
})

test('a picture becomes a link to it, named by its description or its address', () => {
  const link = (words: string) => ({
    type: 'link',
    href: '/media/a/640.webp',
    isExternal: false,
    children: [text(words)],
  })
  expect(lite('![a star](/media/a/640.webp)')).toEqual([paragraph(link('a star'))])
  expect(lite('![](/media/a/640.webp)')).toEqual([paragraph(link('/media/a/640.webp'))])
})

test('a picture on a link leaves its text: links are not nested', () => {
  expect(lite('[![a star](/media/a/640.webp)](/article/7)')).toEqual([
    paragraph({ type: 'link', href: '/article/7', isExternal: false, children: [text('a star')] }),
  ])
})

test('a table becomes lines with bars, and its text keeps its marks', () => {
  expect(lite('| a | b |\n|---|---|\n| **c** | d |')).toEqual([
    paragraph(
      text('a'),
      text(' | '),
      text('b'),
      { type: 'break' },
      { type: 'strong', children: [text('c')] },
      text(' | '),
      text('d'),
    ),
  ])
})

test('notes become a list, so that their anchors never clash with those of another text', () => {
  expect(lite('Stars[^1] and dust[^2]\n\n[^1]: hot\n\n[^2]: cold')).toEqual([
    paragraph(text('Stars'), text('[1]'), text(' and dust'), text('[2]')),
    {
      type: 'list',
      start: 1,
      children: [
        { type: 'listItem', isDone: null, children: [paragraph(text('hot'))] },
        { type: 'listItem', isDone: null, children: [paragraph(text('cold'))] },
      ],
    },
  ])
})

test('a card becomes a link to what it shows', () => {
  expect(lite('{% embed /question/3 %}')).toEqual([
    paragraph({ type: 'link', href: '/question/3', isExternal: false, children: [text('/question/3')] }),
  ])
})

test('deep inside quotes and lists the same holds', () => {
  const tree = lite('> - # Loud\n>   ![x](/media/a.png)')
  const types = new Set<string>()
  const walk = (nodes: RichText) => {
    for (const node of nodes) {
      types.add(node.type)
      expect(RichNode.safeParse(node).success).toBe(true)
      if ('children' in node) walk(node.children)
    }
  }
  walk(tree)
  expect(types).toContain('strong')
  expect(types).toContain('link')
  expect(types).not.toContain('heading')
  expect(types).not.toContain('image')
})

test.each([
  ['https://example.com', true],
  ['see www.example.com', true],
  ['<mailto:a@example.com>', true],
  ['> - **[x](https://example.com)**', true],
  ['||https://example.com||', true],
  ['# [x][r]\n\n[r]: https://example.com', true],
  ['[x](/article/7) `https://example.com`', false],
  ['[x](javascript:alert(1))', false],
  ['no link', false],
])('whether %j leads elsewhere: %s', (source, expected) => {
  expect(hasExternalLinks(lite(source))).toBe(expected)
})
