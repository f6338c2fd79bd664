import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAnswer } from '../../contract/answers.ts'
import { createArticle, updateArticle } from '../../contract/articles.ts'
import { createCollection } from '../../contract/collections.ts'
import { createArticleComment, updateComment } from '../../contract/comments.ts'
import { createPagePost, updatePagePost } from '../../contract/page-posts.ts'
import { createQuestion } from '../../contract/questions.ts'
import { schedulePost } from '../../contract/scheduled-posts.ts'
import { DAY_MS, MINUTE_MS, addMs } from '../platform/clock.ts'
import { setHonor, settleIn } from '../testing/set-honor.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { writeArticle, WORDS } from '../testing/write-article.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const at = ({ id }: { id: number }) => ({ id: String(id) })
const links = (count: number) =>
  Array.from({ length: count }, (_, index) => `[${index}](https://site-${index}.example)`).join(' and ')
const LONG = 'This is a text that somebody wants everybody to read again and again today'
const article = (content: string, more = {}) => ({
  body: { title: 'How stars are born', content, language: 'en', categories: ['science'], ...more },
})

test('the same long text is posted twice a day and not a third time, whatever is around it', async () => {
  const ana = await app.signIn('ana')
  const say = (content: string) =>
    ana.attempt(createPagePost, { body: { type: 'discussion', title: '', content } })
  await settleIn(app)
  expect((await say(LONG)).status).toBe(400)
  const post = (content: string) =>
    ana.attempt(createPagePost, { body: { type: 'discussion', title: 'Read this', content } })
  expect((await post(LONG)).status).toBe(200)
  expect((await post(`**${LONG.toUpperCase()}**!`)).status).toBe(200)
  const refused = await post(`${LONG}.`)
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  expect(refused.body.message).toBe(
    'You’ve already posted this text today. Please write something new, or try again in 1440 minutes.',
  )
  expect(refused.headers['retry-after']).toBe(String(DAY_MS / 1000))
  app.clock.advance(DAY_MS + 1)
  expect((await post(LONG)).status).toBe(200)
})

test('it counts across posts, comments and questions; short words are everybody’s', async () => {
  const budi = await app.signIn('budi')
  const { id } = await writeArticle(await app.signIn('author'), { title: 'Somebody else wrote this' })
  await settleIn(app)
  const comment = (text: string) => budi.attempt(createArticleComment, { params: at({ id }), body: { text } })
  for (let times = 0; times < 4; times++) expect((await comment('Thank you!')).status).toBe(200)
  expect((await comment(LONG)).status).toBe(200)
  expect((await comment(LONG)).status).toBe(200)
  const post = { type: 'discussion', title: '.', content: LONG }
  expect((await budi.attempt(createPagePost, { body: post })).status).toBe(429)
})

test('new accounts together post one text five times', async () => {
  const text = 'One text, and a great many accounts that were made to spread it everywhere'
  const tell = async (name: string) => {
    const person = await app.signIn(name)
    return person.attempt(createPagePost, { body: { type: 'discussion', title: 'News', content: text } })
  }
  for (const name of ['one', 'two', 'three', 'four', 'five']) expect((await tell(name)).status).toBe(200)
  const refused = await tell('six')
  expect(refused.status).toBe(429)
  expect(refused.body.message).toContain('Several new accounts have posted the same text today')
})

test('somebody new adds few links: ten to an article, four to a question or answer', async () => {
  const citra = await app.signIn('citra')
  const many = await citra.attempt(createArticle, article(`${WORDS} ${links(11)}`))
  expect(many).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  expect(many.body.fields.content).toBe(
    'While your account is new, you can add up to 10 links to other sites here. Please remove some.',
  )
  expect((await citra.attempt(createArticle, article(`${WORDS} ${links(10)}`))).status).toBe(200)
  const ask = (content: string) =>
    citra.attempt(createQuestion, {
      body: { title: 'Why do stars shine at night?', category: 'science', language: 'en', content },
    })
  expect((await ask(`Look: ${links(5)}`)).body.fields.content).toContain('up to 4 links')
  const question = await ask(`Look: ${links(4)}`)
  expect(question.status).toBe(200)
  const dewi = await app.signIn('dewi')
  const answer = (count: number) =>
    dewi.attempt(createAnswer, { params: at(question.body), body: { content: `${WORDS} ${links(count)}` } })
  expect((await answer(5)).status).toBe(400)
  expect((await answer(4)).status).toBe(200)
})

test('a comment of somebody new with enough Honor has two links; later as many as they want', async () => {
  const eka = await app.signIn('eka')
  await setHonor(app, eka.userId, 30)
  const { id } = await writeArticle(await app.signIn('author'), { title: 'For links' })
  const comment = (count: number) =>
    eka.attempt(createArticleComment, { params: at({ id }), body: { text: links(count) } })
  expect((await comment(3)).body.fields.text).toContain('up to 2 links')
  const { status, body } = await comment(2)
  expect(status).toBe(200)
  const edited = await eka.attempt(updateComment, { params: at(body), body: { text: links(3) } })
  expect(edited.status).toBe(400)
  app.clock.advance(4 * DAY_MS)
  expect((await comment(5)).status).toBe(200)
})

const BAD = 'Join the free crypto giveaway'

test('a refused phrase is named, in whatever is published, and a draft may hold it', async () => {
  const fitri = await app.signIn('fitri')
  const said =
    'This site doesn’t allow “free crypto giveaway”. Please remove it and try again. Your text is safe.'
  const post = await fitri.attempt(createPagePost, { body: { type: 'discussion', title: BAD } })
  expect(post).toMatchObject({ status: 400, body: { fields: { content: said } } })
  const poll = {
    type: 'discussion',
    title: 'Vote',
    isVotingEnabled: true,
    votingQuestion: 'What now?',
    votingOptions: ['Nothing', BAD],
  }
  expect((await fitri.attempt(createPagePost, { body: poll })).body.fields.content).toBe(said)
  const soon = addMs(app.clock.now(), DAY_MS).toISOString()
  const waiting = { post: { type: 'discussion', title: BAD }, publishAt: soon }
  expect((await fitri.attempt(schedulePost, { body: waiting })).body.fields.content).toBe(said)
  const table = {
    title: BAD,
    category: 'science',
    language: 'en',
    columns: [{ label: 'Name', type: 'text' }],
  }
  expect((await fitri.attempt(createCollection, { body: table })).body.fields.title).toBe(said)

  expect((await fitri.attempt(createArticle, article(`${WORDS} ${BAD}`))).body.fields.content).toBe(said)
  const { id } = await fitri.call(createArticle, article(`${WORDS} ${BAD}`, { isDraft: true }) as never)
  const publish = (body: object) => fitri.attempt(updateArticle, { params: at({ id }), body })
  expect((await publish({ state: 'published' })).body.fields.content).toBe(said)
  expect((await publish({ publishAt: soon })).body.fields.content).toBe(said)
})

test('an edit is judged by words too, and saved again as often as its author likes', async () => {
  const gita = await app.signIn('gita')
  const post = await gita.call(createPagePost, {
    body: { type: 'discussion', title: 'Sky', content: `${LONG}, once more and with care` },
  })
  const edit = (body: object) => gita.attempt(updatePagePost, { params: at(post), body })
  for (const tag of ['a', 'b', 'c', 'd'])
    expect((await edit({ title: `Sky ${tag}`, content: `${LONG}, once more and with care` })).status).toBe(
      200,
    )
  expect((await edit({ content: BAD })).status).toBe(400)
})

test('each language has its own list', async () => {
  const hana = await app.signIn('hana')
  const content = `${WORDS} Situs slot gacor.`
  expect((await hana.attempt(createArticle, article(content))).status).toBe(200)
  hana.language = 'id'
  const refused = await hana.attempt(createArticle, article(content, { language: 'id' }))
  expect(refused.body.fields.content).toBe(
    'Situs ini tidak mengizinkan “situs slot gacor”. Silakan hapus lalu coba lagi. Teks Anda aman.',
  )
})

test('staff may quote, link and repeat', async () => {
  const mod = await app.signIn('mod', 'moderator')
  for (let times = 0; times < 3; times++)
    expect((await mod.attempt(createArticle, article(`${WORDS} ${BAD} ${links(12)}`))).status).toBe(200)
})

test('a first text that was sent within three seconds is refused once, with a word of why', async () => {
  const ika = await app.signIn('ika')
  const post = (title: string, headers = {}) =>
    ika.attempt(createPagePost, { body: { type: 'discussion', title }, headers })
  const refused = await post('First', { 'x-writing-ms': '900' })
  expect(refused).toMatchObject({ status: 403, body: { code: 'not_allowed' } })
  expect(refused.body.message).toBe(
    'That was very quick for a first post. Please read it once more, then post it again.',
  )
  expect((await post('First', { 'x-writing-ms': '1200' })).status).toBe(403)
  expect((await post('First', { 'x-writing-ms': '4000' })).status).toBe(200)
  app.clock.advance(MINUTE_MS)
  expect((await post('Second', { 'x-writing-ms': '10' })).status).toBe(200)
})

test('a program that says nothing about it is not judged by it, nor is nonsense', async () => {
  for (const [name, headers] of [
    ['joko', {}],
    ['kiki', { 'x-writing-ms': '-5' }],
    ['lani', { 'x-writing-ms': 'soon' }],
  ] as const) {
    const person = await app.signIn(name)
    const body = { type: 'discussion', title: `Hello of ${name}` }
    expect((await person.attempt(createPagePost, { body, headers })).status).toBe(200)
  }
})
