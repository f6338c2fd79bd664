import { afterAll, beforeAll, expect, test } from 'vitest'
import { createArticleComment } from '../../contract/comments.ts'
import { followUser } from '../../contract/follows.ts'
import { suggestPeople } from '../../contract/mentions.ts'
import type { Privacy } from '../../contract/privacy-rules.ts'
import { savePrivacy } from '../../contract/profiles.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { toldTo } from '../testing/told-to.ts'
import { WORDS, writeArticle } from '../testing/write-article.ts'

type Member = Awaited<ReturnType<TestApp['signIn']>>

let app: TestApp
let author: Member
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
  author = await app.signIn('author')
})
afterAll(() => app.close())

async function saying(name: string, whoMayMention?: Privacy['whoMayMention']): Promise<Member> {
  const member = await app.signIn(name)
  if (whoMayMention !== undefined) await member.call(savePrivacy, { body: { whoMayMention } })
  return member
}

/** What each is told of an article that names them all. */
async function told(people: Record<string, Member>): Promise<string[]> {
  const names = Object.keys(people)
  const { id } = await writeArticle(author, {
    content: `${WORDS} ${names.map((name) => `@${name}-1000`).join(' ')}`,
  })
  const lines = await Promise.all(Object.values(people).map((member) => toldTo(app, member)))
  return names.filter((_, place) => lines[place]?.includes(`mention article ${id}`))
}

const suggested = async (query: { q: string; for?: 'mention' }) =>
  (await author.call(suggestPeople, { query })).items.map(({ alias }) => alias)

test('who takes mentions from nobody, or from people they know, is told of no others', async () => {
  const ana = await saying('ana')
  const arif = await saying('arif', 'nobody')
  const asti = await saying('asti', 'known')
  const adi = await saying('adi', 'known')
  await adi.call(followUser, { params: { id: String(author.userId) } })
  expect(await told({ ana, arif, asti, adi })).toEqual(['ana', 'adi'])
})

test('the same in a comment, where several speak', async () => {
  const [budi, bela, citra] = [await saying('budi', 'known'), await saying('bela'), await saying('citra')]
  await budi.call(followUser, { params: { id: String(citra.userId) } })
  const { id } = await writeArticle(author, { content: WORDS })
  for (const from of [bela, citra])
    await from.call(createArticleComment, { params: { id: String(id) }, body: { text: 'Look, @budi-1000!' } })
  await app.settle()
  const causes = await app.db
    .selectFrom('notifications')
    .innerJoin('notification_causes', 'notification_id', 'notifications.id')
    .select('actor_id')
    .where('user_id', '=', budi.userId)
    .where('type', '=', 'mention')
    .execute()
  expect(causes).toEqual([{ actor_id: citra.userId }])
})

test('they are not suggested after @, but found to be written to', async () => {
  await saying('wulan')
  await saying('wati', 'nobody')
  await saying('wira', 'known')
  const wayan = await saying('wayan', 'known')
  await wayan.call(followUser, { params: { id: String(author.userId) } })
  expect(await suggested({ q: 'w', for: 'mention' })).toEqual(['wayan-1000', 'wulan-1000'])
  expect(await suggested({ q: 'w' })).toEqual(['wati-1000', 'wayan-1000', 'wira-1000', 'wulan-1000'])
})

test('what was chosen can be taken back, and only one of the three is taken', async () => {
  const dewi = await saying('dewi', 'nobody')
  expect(await told({ dewi })).toEqual([])
  await dewi.call(savePrivacy, { body: { whoMayMention: 'everyone' } })
  expect(await told({ dewi })).toEqual(['dewi'])
  expect((await dewi.attempt(savePrivacy, { body: { whoMayMention: 'friends' } })).status).toBe(400)
})
