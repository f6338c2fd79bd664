import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '../../../contract/articles.ts'
import { INVITATION_REST_DAYS } from '../../../contract/limits.ts'
import { DAY_MS } from '../../platform/clock.ts'
import { insertArticle } from '../../testing/insert-article.ts'
import { testApp, type TestApp } from '../../testing/test-app.ts'
import { writeArticle } from '../../testing/write-article.ts'
import { answer, askedOf, name } from './co-authors-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** Without being counted as one that was written today. */
async function newArticle({ userId }: { userId: number }): Promise<{ id: number }> {
  const { id } = await insertArticle(app, { authorId: userId })
  await app.db.updateTable('articles').set({ revision_id: 1 }).where('id', '=', id).execute()
  return { id }
}

async function mailsTo(person: string): Promise<string[]> {
  while ((await app.jobs.runDue()) > 0);
  return app.mails.filter(({ to }) => to === `${person}@example.com`).map(({ subject }) => subject)
}

test('an invited person gets one mail in their language, with the way to the invitation and not the title', async () => {
  const alice = await app.signIn('alice')
  await app.signIn('bela')
  await app.db.updateTable('users').set({ language: 'id' }).where('email', '=', 'bela@example.com').execute()
  const title = 'Win a car at evil.example now'
  const article = await writeArticle(alice, { title, coAuthors: ['bela-1000'] })
  const subject = 'alice-1000 mengundang Anda menulis bersama di Cendekia'
  expect(await mailsTo('bela')).toEqual([subject])
  const mail = app.mails.find(({ to }) => to === 'bela@example.com')
  expect(mail?.text).toContain(`${app.config.publicUrl}/library?tab=together`)
  expect(mail?.html).toContain('<html lang="id">')
  expect(`${mail?.text} ${mail?.html}`).not.toContain('evil')

  // Unchanged it is no new invitation, and one that was withdrawn is not mailed twice.
  for (const coAuthors of [['bela-1000'], [], ['bela-1000']]) await name(alice, article, coAuthors)
  expect(await askedOf(await app.signIn('bela'))).toEqual([article.id])
  expect(await mailsTo('bela')).toEqual([subject])
})

test('a refused change sends no mail', async () => {
  const [citra, dewi] = [await app.signIn('citra'), await app.signIn('dewi')]
  await app.signIn('eka')
  const article = await writeArticle(citra, { coAuthors: ['dewi-1000'] })
  await answer(dewi, article, false)
  expect((await name(citra, article, ['dewi-1000', 'eka-1000'])).status).toBe(400)
  expect(await mailsTo('eka')).toEqual([])
  expect(await mailsTo('dewi')).toHaveLength(1)
})

test('one person invites another three times a day', async () => {
  const farah = await app.signIn('farah')
  const gita = await app.signIn('gita')
  const invite = async () => name(farah, await newArticle(farah), ['gita-1000'])
  for (const status of [200, 200, 200, 429]) expect((await invite()).status).toBe(status)
  expect(await askedOf(gita)).toHaveLength(3)
  app.clock.advance(DAY_MS)
  expect((await invite()).status).toBe(200)
})

test('a new member invites five people on the first day, others twenty', async () => {
  const hana = await app.signIn('hana')
  const invite = async (guest: string) => {
    await app.signIn(guest)
    return name(hana, await newArticle(hana), [`${guest}-1000`])
  }
  const statuses = async (count: number, guest: string) => {
    const found: number[] = []
    for (let at = 0; at < count; at++) found.push((await invite(`${guest}${at}`)).status)
    return found
  }
  expect(await statuses(6, 'first')).toEqual([...Array<number>(5).fill(200), 429])
  app.clock.advance(DAY_MS + 1)
  expect(await statuses(21, 'second')).toEqual([...Array<number>(20).fill(200), 429])
})

test('a person is invited ten times a day by all together', async () => {
  const indra = await app.signIn('indra')
  for (let at = 0; at < 11; at++) {
    const host = await app.signIn(`host${at}`)
    const invited = await name(host, await newArticle(host), ['indra-1000'])
    expect(invited.status).toBe(at < 10 ? 200 : 429)
  }
  expect(await askedOf(indra)).toHaveLength(10)
})

test('a withdrawn invitation is deleted with time, a pending one is not', async () => {
  const joko = await app.signIn('joko')
  await app.signIn('kiki')
  await app.signIn('lia')
  const article = await writeArticle(joko, { coAuthors: ['kiki-1000', 'lia-1000'] })
  await name(joko, article, ['lia-1000'])
  app.clock.advance(INVITATION_REST_DAYS * DAY_MS)
  await app.purge()
  const rows = await app.db
    .selectFrom('article_invitations')
    .select('state')
    .where('article_id', '=', article.id)
    .execute()
  expect(rows).toEqual([{ state: 'pending' }])
  expect(
    (await (await app.signIn('joko')).call(contract.getArticleMine, { params: { id: String(article.id) } }))
      .invited,
  ).toEqual([{ alias: 'lia-1000', name: 'lia Tester' }])
})
