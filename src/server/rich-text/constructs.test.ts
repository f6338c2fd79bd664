import { expect, test } from 'vitest'
import type { NodeOf, RichNode, RichText } from '../../contract/rich-text.ts'
import { parseRichText } from './parse.ts'
import { splitIntoParts } from './source-parts.ts'

const text = (value: string) => ({ type: 'text', value })

/** The children of the only paragraph. */
function words(markdown: string): RichNode[] {
  const [paragraph, ...more] = parseRichText(markdown)
  expect(more).toEqual([])
  expect(paragraph?.type).toBe('paragraph')
  return paragraph?.type === 'paragraph' ? paragraph.children : []
}

function first<T extends RichNode['type']>(nodes: RichText, type: T): NodeOf<T> | undefined {
  for (const node of nodes) {
    if (node.type === type) return node as NodeOf<T>
    const inner = 'children' in node ? first(node.children, type) : undefined
    if (inner !== undefined) return inner
  }
  return undefined
}

test('emphasis, strong, strike, code and a hard break', () => {
  expect(words('a **b** *c* ~~d~~ `e`  \nf')).toEqual([
    text('a '),
    { type: 'strong', children: [text('b')] },
    text(' '),
    { type: 'emphasis', children: [text('c')] },
    text(' '),
    { type: 'strike', children: [text('d')] },
    text(' '),
    { type: 'codeSpan', value: 'e' },
    { type: 'break' },
    text('f'),
  ])
})

test('the highest heading of a text is an h2, whatever mark it has', () => {
  const levels = (markdown: string) =>
    parseRichText(markdown).map((node) => (node.type === 'heading' ? node.level : 0))
  expect(levels('# a\n\n## b\n\n###### c')).toEqual([2, 3, 6])
  expect(levels('### a\n\n#### b')).toEqual([2, 3])
})

test('headings have ids of their own, also when their text is the same or empty', () => {
  const ids = parseRichText('# Apa itu?\n\n# Apa itu\n\n# apa-itu-2\n\n# !\n\n# 東京').map((node) =>
    node.type === 'heading' ? node.id : '',
  )
  expect(ids).toEqual(['h-apa-itu', 'h-apa-itu-2', 'h-apa-itu-2-2', 'h-section', 'h-東京'])
})

test('lists, tight and loose, ordered from a number, with tasks', () => {
  expect(parseRichText('3. a\n4. b')).toEqual([
    {
      type: 'list',
      start: 3,
      children: [
        { type: 'listItem', isDone: null, children: [text('a')] },
        { type: 'listItem', isDone: null, children: [text('b')] },
      ],
    },
  ])
  const tasks = first(parseRichText('- [x] done\n- [ ] open'), 'list')
  expect(tasks?.children).toMatchObject([{ isDone: true }, { isDone: false }])
  expect(first(parseRichText('- a\n\n- b'), 'listItem')?.children[0]?.type).toBe('paragraph')
})

test('a table with its alignment', () => {
  const table = first(parseRichText('| a | b |\n|:--|--:|\n| 1 | 2 |'), 'table')
  expect(table).toMatchObject({
    align: ['left', 'right'],
    children: [{ type: 'tableRow' }, { type: 'tableRow' }],
  })
})

test('a quote, a rule', () => {
  expect(parseRichText('> a\n\n---')).toEqual([
    { type: 'quote', children: [{ type: 'paragraph', children: [text('a')] }] },
    { type: 'rule' },
  ])
})

test('code in a known language is coloured, in another it is not, and nothing of it is lost', () => {
  const code = first(parseRichText("```js\nconst x = '<b>' // hi\n```"), 'code')
  expect(code?.language).toBe('js')
  expect(code?.tokens).toContainEqual({ kind: 'keyword', value: 'const' })
  expect(code?.tokens.map(({ value }) => value).join('')).toBe("const x = '<b>' // hi")
  expect(first(parseRichText('```nothing\na = 1\n```'), 'code')).toEqual({
    type: 'code',
    language: 'nothing',
    tokens: [{ kind: null, value: 'a = 1' }],
  })
  expect(first(parseRichText('```x"onload=alert(1)\na\n```'), 'code')?.language).toBeNull()
})

test('formulas become MathML, a wrong one stays its source', () => {
  const [inline] = words('$x^2$')
  expect(inline).toMatchObject({ type: 'math', isBlock: false, source: 'x^2' })
  expect(first([inline ?? { type: 'rule' }], 'mathElement')?.tag).toBe('math')
  expect(first(parseRichText('$$\n\\frac{a}{b}\n$$'), 'math')).toMatchObject({ isBlock: true })
  expect(words('$\\nonsense{$')).toEqual([
    { type: 'math', isBlock: false, source: '\\nonsense{', children: [] },
  ])
})

test('money is no formula', () => {
  expect(
    words('from $5 to $10')
      .map((node) => (node.type === 'text' ? node.value : '?'))
      .join(''),
  ).toBe('from $5 to $10')
})

test('a spoiler hides what is between its bars, marks and all', () => {
  expect(words('a ||b **c**|| d')).toEqual([
    text('a '),
    { type: 'spoiler', children: [text('b '), { type: 'strong', children: [text('c')] }] },
    text(' d'),
  ])
  expect(words('a || b')).toEqual([text('a '), text('||'), text(' b')])
})

test('people and tags are found in plain text, not in addresses, code or inside words', () => {
  expect(words('@sari-1000, #ilmu')).toEqual([
    { type: 'mention', alias: 'sari-1000' },
    text(', '),
    { type: 'tag', tag: 'ilmu' },
  ])
  for (const no of ['a@b', 'x#y', '#1', '`@sari`', '[@sari](/user/1)', '##', '@'])
    expect(JSON.stringify(parseRichText(no)), no).not.toMatch(/"(mention|tag)"/)
})

test('links to the web and to our own pages; addresses in the text become links', () => {
  expect(words('[a](/article/7)')).toEqual([
    { type: 'link', href: '/article/7', isExternal: false, children: [text('a')] },
  ])
  expect(words('https://example.com/x')).toEqual([
    {
      type: 'link',
      href: 'https://example.com/x',
      isExternal: true,
      children: [text('https://example.com/x')],
    },
  ])
  expect(words('[m](mailto:a@example.com)')).toMatchObject([
    { href: 'mailto:a@example.com', isExternal: true },
  ])
})

test('an image of ours is drawn; of a remote one only the description is left', () => {
  expect(words('![Peta](/media/ab/cd.webp)')).toEqual([
    { type: 'image', src: '/media/ab/cd.webp', alt: 'Peta' },
  ])
  expect(words('![Peta](https://tracker.example/p.gif)')).toEqual([text('Peta')])
  expect(words('![x](/media/../api/auth/logout)')).toEqual([text('x')])
})

test('footnotes are numbered by their first reference and know how often they are referred to', () => {
  const tree = parseRichText(
    'a[^b] c[^a] d[^b] e[^none]\n\n[^a]: first, see[^c]\n[^b]: second\n[^c]: third\n[^d]: unused',
  )
  expect(first(tree, 'footnotes')?.children).toMatchObject([
    { number: 1, references: 2, children: [{ children: [text('second')] }] },
    { number: 2, references: 1 },
    { number: 3, references: 1, children: [{ children: [text('third')] }] },
  ])
  expect(JSON.stringify(tree)).not.toContain('unused')
})

test('a definition serves the whole text, however far away', () => {
  const far = `${'Some **words** of a long text. '.repeat(80)}\n\n`
  const tree = parseRichText(
    `[here][x] and[^n]\n\n${far.repeat(3)}[x]: https://example.com\n\n${far}[^n]: note`,
  )
  expect(first(tree, 'link')?.href).toBe('https://example.com')
  expect(first(tree, 'footnote')?.number).toBe(1)
})

test('HTML is shown as the text it is', () => {
  expect(words('a <b>b</b> <!-- c -->')).toEqual([text('a <b>b</b> <!-- c -->')])
})

test('plain prose takes the short way and comes out as the parser would have it', () => {
  const prose = 'Satu baris,\nbaris kedua (1945).\n\nParagraf #dua.'
  expect(splitIntoParts(prose).map(({ isPlain }) => isPlain)).toEqual([true])
  const viaParser = splitIntoParts(`${prose} &amp;`)
  expect(viaParser.some(({ isPlain }) => !isPlain)).toBe(true)
  expect(JSON.stringify(parseRichText(`${prose} &amp;`)).replace(' &', '')).toBe(
    JSON.stringify(parseRichText(`${prose} `)).replace('. "', '."'),
  )
  expect(parseRichText('- a\n\nplain\n\n  more')).toMatchObject([
    { type: 'list' },
    { type: 'paragraph', children: [text('plain')] },
    { type: 'paragraph', children: [text('more')] },
  ])
})

const embed = (objectType: string, objectId: number) => ({ type: 'embed', objectType, objectId })

test('collections and our own things are embedded by a line of their own', () => {
  expect(parseRichText('{% collection 12 %}')).toEqual([embed('collection', 12)])
  expect(parseRichText('{%collection  12%}\n{% embed /question/3 %}')).toEqual([
    embed('collection', 12),
    embed('question', 3),
  ])
  for (const type of ['article', 'page-post', 'question', 'collection'])
    expect(parseRichText(`{% embed /${type}/7 %}`)).toEqual([embed(type, 7)])
  expect(parseRichText('{% embed http://localhost:3000/article/7 %}')).toEqual([embed('article', 7)])
  expect(parseRichText('# A\n\n{% embed /article/7 %}\n\n*b*').map(({ type }) => type)).toEqual([
    'heading',
    'embed',
    'paragraph',
  ])
})

test.each([
  '{% embed https://example.org/article/7 %}',
  '{% embed http://localhost:3000.evil.example/article/7 %}',
  '{% embed //example.org/article/7 %}',
  '{% embed /user/7 %}',
  '{% embed /api/articles/7 %}',
  '{% embed /article/7?x=1 %}',
  '{% embed /article/0 %}',
  '{% embed %}',
  '{% collection twelve %}',
  '{% collection 12 %} and more',
  '{% youtube 12 %}',
])('%s stays the text it is', (source) => {
  const [node, ...more] = parseRichText(source)
  expect(more).toEqual([])
  expect(node?.type).toBe('paragraph')
  expect(JSON.stringify(node)).toContain('{%')
})

test('in a quote, a list or code it is text, and so is the eleventh', () => {
  for (const source of ['> {% collection 12 %}', '- {% collection 12 %}', '```\n{% collection 12 %}\n```'])
    expect(first(parseRichText(source), 'embed')).toBeUndefined()
  const many = parseRichText(Array.from({ length: 11 }, () => '{% collection 12 %}').join('\n\n'))
  expect(many.filter(({ type }) => type === 'embed')).toHaveLength(10)
  expect(many.at(-1)?.type).toBe('paragraph')
})
