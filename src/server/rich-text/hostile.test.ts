import { describe, expect, test } from 'vitest'
import { isStorable } from '../../contract/common.ts'
import { RichNode, type RichText } from '../../contract/rich-text.ts'
import { isOwnPath, isSafeHref } from '../../contract/rich-text-rules.ts'
import { Refusal } from '../platform/errors.ts'
import { parseRichText } from './parse.ts'

const payloads = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<a href="javascript:alert(1)">x</a>',
  '<form><button formaction=javascript:alert(1)>x',
  '<style>@import "//evil.example/x.css"</style>',
  '<base href=//evil.example>',
  '<!--><script>alert(1)</script>-->',
  '<template><img src=x onerror=alert(1)></template>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](<java\tscript:alert(1)>)',
  '[x](java&#10;script:alert(1))',
  '[x](&#x6A;avascript:alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](\u0001javascript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:msgbox(1))',
  '[x](//evil.example/x)',
  '[x](/\\evil.example)',
  '[x](https:evil.example)',
  '[x](https://bank.example@evil.example/)',
  '[x](/api/auth/logout)',
  '[x](/%61pi/auth/logout)',
  '[x](/article/../api/auth/logout)',
  '[x](blob:https://x.example/1)',
  '[x](file:///etc/passwd)',
  '<javascript:alert(1)>',
  '[x][r]\n\n[r]: javascript:alert(1)',
  '[x](https://a.example/\u202egpj.exe)',
  '![x](javascript:alert(1))',
  '![x](data:image/svg+xml,<svg/onload=alert(1)>)',
  '![" onerror="alert(1)](/media/a.png" onerror="alert(1))',
  '```"><script>alert(1)</script>\nx\n```',
  '$\\href{javascript:alert(1)}{x}$',
  '$\\url{javascript:alert(1)}$ $\\includegraphics{https://evil.example/x.png}$',
  '$\\class{x" onload="alert(1)}{y}$ $\\style{color:red}{y}$ $\\data{a=b}{c}$',
  '$\\text{<script>alert(1)</script>}$',
  '# <img src=x onerror=alert(1)>',
  '[^"><script>]: x\n\n[^"><script>]',
  '@<script> #<script>',
  '|<script>|\n|-|\n|"onload=|',
]

function walk(nodes: RichText, visit: (node: RichNode) => void): void {
  for (const node of nodes) {
    visit(node)
    if ('children' in node) walk(node.children, visit)
  }
}

test.each(payloads)('%j is text or nothing: no link, no image, no attribute comes of it', (payload) => {
  const tree = parseRichText(payload)
  for (const node of tree) expect(RichNode.safeParse(node).success).toBe(true)
  walk(tree, (node) => {
    expect(node.type).not.toBe('link')
    expect(node.type).not.toBe('image')
    if (node.type === 'mathElement')
      for (const value of Object.values(node.attributes)) expect(value).toMatch(/^[\w .%-]*$/)
    if (node.type === 'heading') expect(node.id).toMatch(/^h-[\p{L}\p{N}-]+$/u)
  })
})

test('the stored form refuses what no parser of ours makes', () => {
  for (const node of [
    { type: 'link', href: 'javascript:alert(1)', isExternal: false, children: [] },
    { type: 'image', src: 'https://evil.example/x.png', alt: '' },
    { type: 'script', children: [] },
    { type: 'mathElement', tag: 'annotation-xml', attributes: {}, children: [] },
    { type: 'mathElement', tag: 'mi', attributes: { href: 'x' }, children: [] },
    { type: 'mathElement', tag: 'mi', attributes: { width: 'expression(1)' }, children: [] },
    { type: 'heading', level: 1, id: 'root', children: [] },
  ])
    expect(RichNode.safeParse(node).success, JSON.stringify(node)).toBe(false)
})

test('only plain addresses are safe', () => {
  for (const good of [
    '/article/7',
    '/page?id=5',
    'https://example.com',
    'http://x.example/?q=1#a',
    'mailto:a@b.co',
  ])
    expect(isSafeHref(good), good).toBe(true)
  for (const bad of [
    '',
    '#x',
    'x',
    '//x',
    '/\\x',
    'https://',
    'ftp://x',
    'HTTPS:x',
    '/%',
    `/${'x'.repeat(2048)}`,
  ])
    expect(isSafeHref(bad), bad).toBe(false)
  expect(isOwnPath('/API/x')).toBe(false)
  expect(isOwnPath('/apiary')).toBe(true)
})

describe('what would keep the parser busy is refused with the field named', () => {
  test.each<[string, string]>([
    ['5 MB on one line', 'a'.repeat(5 * 1024 * 1024)],
    ['a line of 20,001 characters', 'a'.repeat(20_001)],
    ['257 KB in lines', 'a line of words\n'.repeat(17_000)],
    ['10,000 nested **', '**a '.repeat(10_000)],
    ['10,000 brackets', '['.repeat(10_000)],
    ['10,000 brackets on as many lines', '[a\n'.repeat(5000)],
    ['10,000 quotes', '>'.repeat(10_000)],
    ['10,000 list markers', '- '.repeat(10_000) + 'a'],
    ['100 nested lists', Array.from({ length: 100 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')],
    ['100,000 backticks', '`'.repeat(100_000)],
    ['2,000 runs of backticks', Array.from({ length: 2000 }, (_, n) => '`'.repeat((n % 9) + 1)).join(' ')],
    ['40 nested emphases', `${'**a _a '.repeat(20)}x${' a_ a**'.repeat(20)}`],
    ['a table of 5,000 cells', `|a|b|\n|-|-|\n${'|x|y|\n'.repeat(2500)}`],
    ['a table of 2,000 columns', `${'|a'.repeat(2000)}\n${'|-'.repeat(2000)}\n`],
    ['1,000 footnotes', Array.from({ length: 1000 }, (_, n) => `x[^${n}]\n\n[^${n}]: y\n`).join('\n')],
    ['6,000 paragraphs', 'a\n\n'.repeat(6000)],
    ['10,000 fences', '$$\n'.repeat(10_000)],
    ['2,100 items of lists', `${'- a\n'.repeat(350)}\nwords\n\n`.repeat(6)],
  ])('%s', (_, source) => {
    let refusal: unknown
    try {
      parseRichText(source)
    } catch (error) {
      refusal = error
    }
    expect(refusal).toBeInstanceOf(Refusal)
    expect(refusal).toMatchObject({ code: 'invalid_input', details: { fields: { text: expect.anything() } } })
  })
})

test('macros and monsters in formulas are shown as their source', () => {
  for (const source of [
    '\\def\\a{\\a\\a}\\a',
    '\\newcommand{\\a}{xx}\\a',
    '\\let\\a\\b',
    `${'\\frac{'.repeat(40)}x${'}{y}'.repeat(40)}`,
    'x+'.repeat(600),
    `${'x^{'.repeat(30)}y${'}'.repeat(30)}`,
  ])
    expect(parseRichText(`$${source}$`)).toMatchObject([
      { children: [{ type: 'math', source, children: [] }] },
    ])
})

test('thousands of bars that hide nothing are text, not thousands of nodes', () => {
  const bars = '||'.repeat(9000)
  expect(parseRichText(`a${bars}b`)).toMatchObject([
    { children: [{ value: 'a' }, { value: bars }, { value: 'b' }] },
  ])
})

test('ordinary long texts are not refused', () => {
  expect(parseRichText('Short **line**\n\n'.repeat(600)).length).toBe(600)
  const paragraph =
    'The quick brown fox **jumps** over the [lazy](https://example.com/dog) dog, `again` and again. '
  const chapter = `## A chapter\n\n${`${paragraph.repeat(4)}\n\n`.repeat(3)}- one\n- *two*\n\n`
  expect(parseRichText(chapter.repeat(40)).length).toBe(200)
  expect(parseRichText('Long prose without a mark. '.repeat(30).concat('\n\n').repeat(300)).length).toBe(300)
  expect(parseRichText(`|a|b|\n|-|-|\n${'|**x**|y|\n'.repeat(200)}`)).toMatchObject([{ type: 'table' }])
  expect(parseRichText(`\`\`\`\n${'x = [1, 2]\n'.repeat(3000)}\`\`\``)).toMatchObject([{ type: 'code' }])
})

test('whatever comes out can be stored', () => {
  for (const source of ['# 😀'.repeat(40), '&#0; &#xD800; &#x110000;', `# ${'😀a'.repeat(60)}`])
    expect(isStorable(JSON.stringify(parseRichText(source)))).toBe(true)
})
