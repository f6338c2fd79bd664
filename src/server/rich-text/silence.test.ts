import { monitorEventLoopDelay } from 'node:perf_hooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compareRevisions, getRevision } from '../../contract/article-history.ts'
import { searchArticles } from '../../contract/article-search.ts'
import * as articles from '../../contract/articles.ts'
import { createArticleComment } from '../../contract/comments.ts'
import * as posts from '../../contract/page-posts.ts'
import { previewText } from '../../contract/rich-text.ts'
import { harmlessText, hostileTexts, type HostileText } from '../testing/hostile-texts.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let alice: Awaited<ReturnType<TestApp['signIn']>>
/** The longest that the event loop stood still while an honest text of the same size was previewed and saved. */
let honest = 0
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1e6 } })
  alice = await app.signIn('alice')
  await preview(harmlessText())
  for (let round = 0; round < 3; round++)
    honest = Math.max(
      honest,
      await stallOf(
        () => preview(harmlessText()),
        () => save(harmlessText()),
      ),
    )
})
afterAll(() => app.close())

/** Less than this is what a garbage collector may take at any time. */
const NOISE_MS = 20
const MOST_TIMES_AS_LONG = 5
const COMMENT = 2000
const POST = 5000

async function stallOf(...acts: (() => Promise<unknown>)[]): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 2 })
  delay.enable()
  for (const act of acts) await act()
  await new Promise((resolve) => setTimeout(resolve, 5))
  delay.disable()
  return delay.max / 1e6
}

/** Whether others waited longer than for honest texts: in each of eight tries, since busy machines pause. */
async function expectNoSilence(name: string, act: () => Promise<unknown>): Promise<void> {
  const most = MOST_TIMES_AS_LONG * Math.max(honest, NOISE_MS)
  const stalls: number[] = []
  for (let tries = 0; tries < 8; tries++) {
    stalls.push(await stallOf(act))
    if (Math.min(...stalls) <= most) return
  }
  expect.fail(
    `${name}: the event loop stood still for ${stalls.join(', ')} ms, with an honest text for ${honest} ms`,
  )
}

const preview = (text: string) => alice.attempt(previewText, { body: { text } })
const save = (content: string) =>
  alice.attempt(articles.createArticle, {
    body: { title: 'A hostile text', content, language: 'en', categories: ['science'] },
  })

/** Of each shape all marks in turn, and all that are of no common shape; `npm run bench -- silence` tries them all. */
const sample = (texts: HostileText[], every: number) =>
  texts.filter(({ name }, index) => !name.startsWith('"') || name.startsWith('" "') || index % every === 0)

test('no previewed text of the largest size keeps others waiting', async () => {
  for (const { name, text } of sample(hostileTexts(), 11))
    await expectNoSilence(`preview of ${name}`, () => preview(text))
})

test('none does so when it is saved, read, changed, merged and compared', async () => {
  let saved = 0
  for (const { name, text } of sample(hostileTexts(), 47)) {
    const answer = await save(text)
    if (answer.status !== 200) continue
    saved++
    const { id, revisionId } = answer.body
    const params = { id: String(id) }
    const [first, other] = [text.slice(0, text.length / 2), text.slice(text.length / 2)]
    await expectNoSilence(`save of ${name}`, () => save(text))
    await expectNoSilence(`history of ${name}`, () =>
      app.visitor().attempt(getRevision, { params: { ...params, revisionId: String(revisionId) } }),
    )
    const change = (content: string) =>
      alice.attempt(articles.updateArticle, { params, body: { content, baseRevisionId: revisionId } })
    const edited = await change(`${other}\n\n${first}`)
    await expectNoSilence(`merge of ${name}`, () => change(`${text}\n\nThe end.`))
    if (edited.status !== 200) continue
    const query = { from: String(revisionId), to: String(edited.body.revisionId) }
    await expectNoSilence(`diff of ${name}`, () => app.visitor().attempt(compareRevisions, { params, query }))
  }
  // Were they all refused, nothing was tried.
  expect(saved).toBeGreaterThan(5)
})

test('none does so as a comment, a post, the history of one, or a search', async () => {
  const article = await save(harmlessText(1000))
  const params = { id: String(article.body.id) }
  const each = async (texts: HostileText[], act: (text: string) => Promise<unknown>) => {
    for (const { name, text } of texts) await expectNoSilence(name, () => act(text))
  }
  await each(sample(hostileTexts(COMMENT), 11), (text) =>
    alice.attempt(createArticleComment, { params, body: { text } }),
  )
  await each(sample(hostileTexts(100), 5), (q) => app.visitor().attempt(searchArticles, { query: { q } }))
  const post = await alice.call(posts.createPagePost, { body: { type: 'discussion', title: 'Words' } })
  const at = { id: String(post.id) }
  app.clock.advance(60 * 60_000)
  await each(sample(hostileTexts(POST), 23), (content) =>
    alice.attempt(posts.updatePagePost, { params: at, body: { content } }),
  )
  await app.db.updateTable('page_post_versions').set({ nodes: null, renderer_version: 0 }).execute()
  await expectNoSilence('the history of a post', () =>
    app.visitor().attempt(posts.listPagePostVersions, { params: at }),
  )
})
