import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { RichNode } from '../../contract/rich-text.ts'
import { FixedPlace } from '../platform/link.tsx'
import { leaveApp, renderPart } from '../testing/render-app.tsx'
import { RichText } from './rich-text.tsx'
import { TableOfContents } from './table-of-contents.tsx'

afterEach(leaveApp)

const text = (value: string): RichNode => ({ type: 'text', value })
const paragraph = (...children: RichNode[]): RichNode => ({ type: 'paragraph', children })
const heading = (level: number, id: string, words: string): RichNode => ({
  type: 'heading',
  level,
  id,
  children: [text(words)],
})
const math = (children: RichNode[], isBlock = false): RichNode => ({
  type: 'math',
  isBlock,
  source: 'x^2',
  children,
})
const element = (tag: string, children: RichNode[], attributes: Record<string, string> = {}) =>
  ({ type: 'mathElement', tag, attributes, children }) as RichNode

const EVERYTHING: RichNode[] = [
  heading(2, 'h-one', 'One'),
  paragraph(
    { type: 'strong', children: [text('strong')] },
    { type: 'emphasis', children: [math([element('math', [element('mi', [text('x')])])])] },
    { type: 'strike', children: [text('gone')] },
    { type: 'codeSpan', value: '<b>' },
    { type: 'break' },
    { type: 'link', href: '/article/7', isExternal: false, children: [text('ours')] },
    { type: 'link', href: 'https://example.com/', isExternal: true, children: [text('theirs')] },
    { type: 'image', src: '/media/a.webp', alt: 'A map' },
    { type: 'mention', alias: 'sari-1000' },
    { type: 'tag', tag: 'ilmu' },
    { type: 'spoiler', children: [text('the butler')] },
    { type: 'footnoteReference', number: 1, reference: 1 },
  ),
  { type: 'quote', children: [paragraph(text('quoted'))] },
  { type: 'list', start: 3, children: [{ type: 'listItem', isDone: null, children: [text('third')] }] },
  { type: 'list', start: null, children: [{ type: 'listItem', isDone: true, children: [text('task')] }] },
  {
    type: 'code',
    language: 'js',
    tokens: [
      { kind: 'keyword', value: 'let' },
      { kind: null, value: ' x' },
    ],
  },
  {
    type: 'table',
    align: [null, 'right'],
    children: [
      {
        type: 'tableRow',
        children: ['A', 'B'].map((word) => ({ type: 'tableCell', children: [text(word)] })),
      },
      {
        type: 'tableRow',
        children: ['1', '2'].map((word) => ({ type: 'tableCell', children: [text(word)] })),
      },
    ],
  },
  { type: 'rule' },
  math([element('math', [element('mo', [text('+')], { stretchy: 'false' })])], true),
  math([]),
  {
    type: 'footnotes',
    children: [{ type: 'footnote', number: 1, references: 1, children: [paragraph(text('a note'))] }],
  },
]

const rich = () => document.querySelector('.rich')
const html = () => rich()?.innerHTML ?? ''

test('every kind of node is drawn as its own element', async () => {
  await renderPart(<RichText nodes={EVERYTHING} />)
  // Its code is fetched.
  await expect.poll(() => rich()?.querySelectorAll('math').length).toBe(2)
  for (const selector of [
    'h2#h-one',
    'p > strong',
    'em math > mi',
    'del',
    'p > code',
    'br',
    'a[href="/article/7"]:not([rel])',
    'a[href="https://example.com/"][rel="nofollow ugc noopener"]',
    'img[src="/media/a.webp"][alt="A map"]',
    'a[href="/@sari-1000"]',
    'blockquote > p',
    'ol[start="3"] > li',
    'ul > li > input[type=checkbox][disabled]:checked',
    'pre[tabindex="0"] > code > span.code-keyword',
    '[tabindex="0"] > table > thead th[scope=col].rich-right',
    'tbody td.rich-right',
    'hr',
    'math[display=block] > mo[stretchy=false]',
    'section ol > li#note-1',
  ])
    expect(rich()?.querySelector(selector), selector).not.toBeNull()
  expect(rich()?.querySelector('math')?.namespaceURI).toBe('http://www.w3.org/1998/Math/MathML')
  expect(html()).toContain('<code>&lt;b&gt;</code>')
  expect(html()).toContain('<code>x^2</code>')
  expect(rich()?.querySelector('[style]')).toBeNull()
})

test('a spoiler is not in the page until it is asked for', async () => {
  await renderPart(<RichText nodes={EVERYTHING} />)
  expect(html()).not.toContain('the butler')
  await page.getByRole('button', { name: 'Spoiler' }).click()
  expect(html()).toContain('the butler')
})

test('notes and the table of contents move the focus and leave the address alone', async () => {
  const nodes = [...EVERYTHING, heading(3, 'h-two', 'Two')]
  await renderPart(
    <>
      <TableOfContents nodes={nodes} idPrefix="a-" />
      <RichText nodes={nodes} idPrefix="a-" />
    </>,
  )
  const address = location.href
  await page.getByRole('link', { name: 'Footnote 1', exact: true }).click()
  expect(document.activeElement?.id).toBe('a-note-1')
  await page.getByRole('link', { name: 'Back to reference 1 of footnote 1' }).click()
  expect(document.activeElement?.id).toBe('a-note-1-from-1')
  await page.getByRole('navigation').getByRole('link', { name: 'Two' }).click()
  expect(document.activeElement?.id).toBe('a-h-two')
  expect(location.href).toBe(address)
})

test('one heading needs no table of contents', async () => {
  await renderPart(<TableOfContents nodes={[heading(2, 'h-a', 'A')]} />)
  expect(document.querySelector('nav')).toBeNull()
})

test('a damaged store can neither run nor load anything', async () => {
  const hrefs = [
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:x',
    'data:text/html,x',
    '//evil.example',
  ]
  const damaged = [
    ...hrefs.map((href) => ({ type: 'link', href, isExternal: false, children: [text(href)] })),
    { type: 'link', href: '/api/auth/logout', isExternal: false, children: [text('out')] },
    { type: 'image', src: 'https://evil.example/x.png', alt: 'remote' },
    { type: 'script', value: 'alert(1)', children: [text('alert(1)')] },
    { type: 'html', value: '<img src=x onerror=alert(1)>' },
    { type: 'heading', level: 'script', id: 'root', children: [] },
    { type: 'code', language: null, tokens: [{ kind: 'x" onclick="y', value: 'plain' }] },
    math([
      element('script', [text('alert(1)')]),
      element('math', [], { href: 'javascript:alert(1)', onclick: 'x', style: 'x', width: 'url(x)' }),
    ]),
  ] as RichNode[]
  await renderPart(<RichText nodes={damaged} />)
  expect(rich()?.querySelectorAll('a, img, script, [onclick], [style], [href], [src], [width]')).toHaveLength(
    0,
  )
  expect(rich()?.textContent).toContain('remote')
})

test('the server draws the same, without a style attribute', () => {
  const markup = renderToString(
    <FixedPlace path="/">
      <RichText nodes={EVERYTHING} lang="id" />
    </FixedPlace>,
  )
  expect(markup).toContain('<div class="rich" lang="id">')
  expect(markup).toContain('<math display="block"><mo stretchy="false">+</mo></math>')
  expect(markup).not.toMatch(/style=|the butler/)
})

test('a formula alone in its paragraph stands apart and scrolls by itself; one among words stays in its line', async () => {
  const formula = math([element('math', [element('mi', [text('x')])])])
  await renderPart(<RichText nodes={[paragraph(formula), paragraph(text('so '), formula)]} />)
  expect(document.querySelectorAll('[role=group][tabindex="0"] > math[display=block]')).toHaveLength(1)
  expect(document.querySelectorAll('p > math:not([display])')).toHaveLength(1)
})
