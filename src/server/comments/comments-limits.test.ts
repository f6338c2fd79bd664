import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getUser } from '../../contract/auth.ts'
import { createArticleComment, likeComment, updateComment } from '../../contract/comments.ts'
import type { RichNode } from '../../contract/rich-text.ts'
import { DAY_MS, MINUTE_MS } from '../platform/clock.ts'
import { insertArticle } from '../testing/insert-article.ts'
import { setHits } from '../testing/set-hits.ts'
import { setHonor } from '../testing/set-honor.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { at, countersOf, say } from './comments-testing.ts'

let app: TestApp
let article: { id: number }
beforeAll(async () => {
  app = await testApp()
  article = await insertArticle(app, { authorId: null })
})
afterAll(() => app.close())

const attempt = (client: TestClient, text: unknown) =>
  client.attempt(createArticleComment, { params: at(article), body: { text } })

describe('how often', () => {
  test('twelve comments a minute, the thirteenth waits', async () => {
    const fast = await app.signIn('fast')
    for (let n = 0; n < 12; n++) await say(fast, article, `comment ${n}`)
    const refused = await attempt(fast, 'one more')
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    app.clock.advance(MINUTE_MS)
    await say(fast, article, 'one more')
  })

  test('thirty comments on the first day of an account; operators and older ones go on', async () => {
    // Two of them, then as if there had been all but one: the next one is the last.
    const sayMany = async (client: TestClient, count: number) => {
      for (let n = 0; n < 2; n++) await say(client, article, `comment ${n}`)
      await setHits(app, 'commentsOnFirstDay', count - 1)
      await say(client, article, 'the last one')
    }
    const [newcomer, operator] = [await app.signIn('newcomer'), await app.signIn('operator', 'operator')]
    await sayMany(newcomer, 30)
    expect((await attempt(newcomer, 'one more')).status).toBe(429)
    await sayMany(operator, 31)
    app.clock.advance(DAY_MS)
    await say(newcomer, article, 'on the second day')
    await expect(setHits(app, 'commentsOnFirstDay', 30), 'not counted').rejects.toThrow('Nobody has met')
  })

  test('what is refused for its text does not count', async () => {
    const clumsy = await app.signIn('clumsy')
    for (let n = 0; n < 15; n++) expect((await attempt(clumsy, ' ')).status).toBe(400)
    await say(clumsy, article, 'now')
  })

  test('thirty likes a minute; taking one back is never limited', async () => {
    const fan = await app.signIn('fan')
    const { id } = await say(fan, article, 'hello')
    const like = (isLike = true) => fan.attempt(likeComment, { params: { id }, body: { isLike } })
    for (let n = 0; n < 30; n++) expect((await like()).status).toBe(200)
    expect((await like()).status).toBe(429)
    expect(await like(false)).toMatchObject({ status: 200, body: { likes: 0, liked: false } })
  })
})

describe('links', () => {
  test('an account with less than 20 Honor can not link elsewhere, neither when changing a comment', async () => {
    const newcomer = await app.signIn('newcomer')
    const text = 'You can add links to other sites once you have 20 Honor. Please remove them for now.'
    const refusal = { status: 400, body: { code: 'invalid_input', fields: { text } } }
    for (const words of ['https://spam.example', '> [x](http://spam.example)', 'mail me@spam.example'])
      expect(await attempt(newcomer, words), words).toMatchObject(refusal)
    const comment = await say(newcomer, article, 'see [here](/article/7)')
    const change = { params: at(comment), body: { text: 'see www.spam.example' } }
    expect(await newcomer.attempt(updateComment, change)).toMatchObject(refusal)
    newcomer.language = 'my'
    expect((await newcomer.attempt(updateComment, change)).body).toMatchObject({
      fields: {
        text: 'Anda boleh menambah pautan ke laman lain selepas mempunyai 20 Honor. Buat masa ini, sila buang pautan itu.',
      },
    })
  })

  test('with 20 Honor a link is a link, and for the staff at once', async () => {
    const known = await app.signIn('known')
    expect(await known.call(getUser)).toMatchObject({ canLink: false })
    await say(await app.signIn('mod', 'moderator'), article, 'https://example.com')
    await setHonor(app, known.userId, 20)
    expect(await known.call(getUser)).toMatchObject({ canLink: true })
    const comment = await say(known, article, 'https://example.com')
    expect(comment.nodes).toMatchObject([{ children: [{ type: 'link', isExternal: true }] }])
    expect(comment.author).toMatchObject({ honor: 20 })
  })
})

describe('words', () => {
  let writer: TestClient
  beforeAll(async () => {
    writer = await app.signIn('writer', 'operator')
  })

  test.each<[string, unknown]>([
    ['nothing', ''],
    ['missing', undefined],
    ['a number', 7],
    ['a list', ['hello']],
    ['2,001 characters', 'x'.repeat(2001)],
    ['NUL', 'a\0b'],
    ['half a surrogate pair', 'a\ud800b'],
    ['blanks', ' \n\t\u00a0\u200b'],
    ['blanks by name', '&nbsp;&#8203;'],
    ['only marks of direction', '\u202e\u2066'],
    ['only a definition', '[a]: /article/7'],
    ['a line and nothing else', '---'],
    ['nested too deeply', '>'.repeat(500)],
  ])('%s is refused, with the field named', async (_, text) => {
    app.clock.advance(MINUTE_MS)
    const before = await countersOf(app, article)
    const refused = await attempt(writer, text)
    expect(refused).toMatchObject({ status: 400, body: { fields: { text: expect.stringMatching(/\S/) } } })
    expect(await countersOf(app, article)).toEqual(before)
  })

  test.each(['👍', 'x'.repeat(2000), 'שלום \u2067עולם\u2069', '||only a spoiler||', '$x$', '`x`'])(
    '%j is something to see',
    async (text) => {
      app.clock.advance(MINUTE_MS)
      expect(await say(writer, article, text)).toMatchObject({ content: text })
    },
  )

  test('nobody chooses the author, the level or the time', async () => {
    for (const extra of [
      { authorId: 1 },
      { level: 1 },
      { createdAt: '2020-01-01' },
      { likes: 9 },
      { rootId: 1 },
    ]) {
      const body = { text: 'hello', ...extra }
      expect((await writer.attempt(createArticleComment, { params: at(article), body })).status).toBe(400)
    }
    for (const parentId of [0, -1, 1.5, '7', null]) {
      const body = { text: 'hello', parentId }
      expect((await writer.attempt(createArticleComment, { params: at(article), body })).status).toBe(400)
    }
  })

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](java&#10;script:alert(1))',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '[x](//evil.example/x)',
    '[x](/api/auth/logout)',
    '![x](https://evil.example/pixel.png)',
    '![" onerror="alert(1)](/media/a.png" onerror="alert(1))',
    '# <img src=x onerror=alert(1)>',
    '|<script>|\n|-|\n|"onload=|',
    '$\\href{javascript:alert(1)}{x}$',
    '[^"><script>]: x\n\n[^"><script>]',
    '```"><script>alert(1)</script>\nx\n```',
  ])('%j is words and nothing else', async (text) => {
    app.clock.advance(MINUTE_MS)
    const { nodes } = await say(writer, article, text)
    const types = new Set<string>()
    const walk = (node: RichNode): void => {
      types.add(node.type)
      if ('children' in node) node.children.forEach(walk)
    }
    nodes.forEach(walk)
    for (const type of ['link', 'image', 'heading', 'table', 'footnote']) expect(types).not.toContain(type)
  })
})
