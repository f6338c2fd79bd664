import { afterAll, beforeAll, expect, test } from 'vitest'
import { RICH_TEXT_BYTES } from '../../contract/limits.ts'
import { previewText } from '../../contract/rich-text.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const lines = (bytes: number) => 'Fifteen letters\n\n'.repeat(Math.ceil(bytes / 17)).slice(0, bytes)

test('a preview answers the tree, the words and the characters', async () => {
  const alice = await app.signIn('alice')
  expect(await alice.call(previewText, { body: { text: 'Satu **dua** ||tiga||' } })).toEqual({
    nodes: [
      {
        type: 'paragraph',
        children: [
          { type: 'text', value: 'Satu ' },
          { type: 'strong', children: [{ type: 'text', value: 'dua' }] },
          { type: 'text', value: ' ' },
          { type: 'spoiler', children: [{ type: 'text', value: 'tiga' }] },
        ],
      },
    ],
    words: 3,
    characters: 13,
  })
  expect(await alice.call(previewText, { body: { text: '' } })).toEqual({
    nodes: [],
    words: 0,
    characters: 0,
  })
})

test('every kind of node survives the contract', async () => {
  const alice = await app.signIn('alice')
  const text =
    '# a\n\n> b\n\n- [x] c\n\n|d|\n|-|\n|e|\n\n```js\nlet f\n```\n\n$$\n\\sqrt{g}\n$$\n\n---\n\n*h* ~~i~~ `j`  \n' +
    '[k](/k) ![l](/media/l.png) @alice-1000 #nilai $o$[^p]\n\n[^p]: q'
  const { nodes } = await alice.call(previewText, { body: { text } })
  const kinds = new Set(JSON.stringify(nodes).match(/(?<="type":")\w+/g))
  expect([...kinds].sort()).toEqual(
    (
      'break code codeSpan emphasis footnote footnoteReference footnotes heading image link list listItem math ' +
      'mathElement mention paragraph quote rule strike table tableCell tableRow tag text'
    ).split(' '),
  )
})

test('a visitor has no preview', async () => {
  const refused = await app.visitor().attempt(previewText, { body: { text: 'a' } })
  expect(refused).toMatchObject({ status: 401, body: { code: 'not_signed_in' } })
})

test('a text of 256 KB fits, one of a byte more is refused, one of megabytes is not even read', async () => {
  const alice = await app.signIn('alice')
  const fits = `${'Fifteen letters '.repeat(8)}\n\n`.repeat(2016).slice(0, RICH_TEXT_BYTES)
  expect((await alice.attempt(previewText, { body: { text: fits } })).status).toBe(200)
  const over = await alice.attempt(previewText, { body: { text: lines(RICH_TEXT_BYTES + 1) } })
  expect(over).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', fields: { text: expect.any(String) } },
  })
  const wide = await alice.attempt(previewText, { body: { text: 'é'.repeat(RICH_TEXT_BYTES / 2 + 1) } })
  expect(wide).toMatchObject({ status: 400, body: { fields: { text: 'Use up to 256 KB of text.' } } })
  const huge = await alice.attempt(previewText, { body: { text: 'a'.repeat(5 * 1024 * 1024) } })
  expect(huge).toMatchObject({ status: 413, body: { code: 'too_large' } })
})

test('what is refused is said in the reader’s language', async () => {
  const alice = await app.signIn('alice')
  const body = { text: '>'.repeat(1000) }
  const answers = []
  for (const language of ['en', 'id', 'my'] as const) {
    alice.language = language
    answers.push((await alice.attempt(previewText, { body })).body as { fields: { text: string } })
  }
  expect(answers.map(({ fields }) => fields.text)).toEqual([
    'Quotes, lists or marks are nested too deeply. Please use fewer levels.',
    'Kutipan, daftar, atau tanda bersarang terlalu dalam. Silakan kurangi tingkatnya.',
    'Petikan, senarai atau tanda bersarang terlalu dalam. Sila kurangkan arasnya.',
  ])
})

test('NUL, half a pair and what is no text are refused', async () => {
  const alice = await app.signIn('alice')
  for (const text of ['a\0b', '\ud800', 7, null, ['a']]) {
    const refused = await alice.attempt(previewText, { body: { text } })
    expect(refused).toMatchObject({ status: 400, body: { fields: { text: expect.any(String) } } })
  }
  expect((await alice.attempt(previewText, { body: { text: 'a', html: '<b>' } })).status).toBe(400)
})
