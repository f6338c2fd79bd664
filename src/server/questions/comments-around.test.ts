import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blockUser } from '../../contract/blocks.ts'
import { createAnswerComment, createQuestionComment } from '../../contract/comments.ts'
import { listNotifications } from '../../contract/notifications.ts'
import { giveNsfwConsent } from '../../contract/nsfw.ts'
import { listUserComments } from '../../contract/profiles.ts'
import { updateQuestion } from '../../contract/questions.ts'
import { reportObject } from '../../contract/reports.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'
import { answer, ask, at } from './questions-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
})
afterAll(() => app.close())

test('a person’s comments on questions and answers lead there, unless somebody blocked asked', async () => {
  const [alice, bela, citra, dewi] = [
    await app.signIn('alice'),
    await app.signIn('bela'),
    await app.signIn('citra'),
    await app.signIn('dewi'),
  ]
  const question = await ask(alice)
  const made = await answer(bela, question)
  await citra.call(createQuestionComment, { params: at(question), body: { text: 'On Earth?' } })
  await citra.call(createAnswerComment, { params: at(made), body: { text: 'Thank you!' } })
  const list = async (client: TestClient) =>
    (await client.call(listUserComments, { params: { id: String(citra.userId) } })).items
  for (const client of [app.visitor(), dewi])
    expect(await list(client)).toMatchObject([
      { objectTitle: question.title, href: `/question/${question.id}?answer=${made.id}` },
      { objectTitle: question.title, href: `/question/${question.id}` },
    ])
  await dewi.call(blockUser, { params: { id: String(alice.userId) } })
  expect(await list(dewi)).toEqual([])
})

test('who asked or answered is told of comments', async () => {
  const [alice, bela, citra] = [
    await app.signIn('alice'),
    await app.signIn('bela'),
    await app.signIn('citra'),
  ]
  const question = await ask(alice)
  const made = await answer(bela, question)
  const first = await citra.call(createQuestionComment, { params: at(question), body: { text: 'On Earth?' } })
  const second = await citra.call(createAnswerComment, { params: at(made), body: { text: 'Thank you!' } })
  await app.settle()
  for (const [client, path] of [
    [alice, `/question/${question.id}?comment=${first.id}`],
    [bela, `/question/${question.id}?answer=${made.id}&comment=${second.id}`],
  ] as const) {
    const { items } = await client.call(listNotifications)
    expect(items.map((item) => item.path)).toContain(path)
  }
})

test('a report of a comment on an answer leads the operators there', async () => {
  const [alice, bela] = [await app.signIn('alice'), await app.signIn('bela')]
  const question = await ask(alice)
  const made = await answer(alice, question)
  const { id } = await alice.call(createAnswerComment, { params: at(made), body: { text: 'rude' } })
  await bela.call(reportObject, { body: { objectType: 'comment', objectId: id, reason: 'hate' } })
  while ((await app.jobs.runDue()) > 0);
  expect(app.mails.at(-1)?.text).toContain(
    `${app.config.publicUrl}/question/${question.id}?answer=${made.id}`,
  )
})

test('what an adult mark does to a question is followed up for its answers too', async () => {
  const [alice, bela] = [await app.signIn('alice'), await app.signIn('bela')]
  const mod = await app.signIn('mod', 'moderator')
  await mod.call(giveNsfwConsent)
  const question = await ask(alice)
  const made = await answer(bela, question)
  const earns = async () => {
    const { rows } = await sql<{ earns: boolean }>`
      select earns from honor_objects where object_type = 'answer' and object_id = ${made.id}`.execute(app.db)
    return rows[0]?.earns
  }
  for (const isNsfw of [true, false]) {
    await app.settle()
    await mod.call(updateQuestion, { params: at(question), body: { isNsfw } })
    const { rows } = await sql<{ subject: string }>`
      select distinct subject from follow_ups where kind = 'notify-state' order by subject`.execute(app.db)
    expect(rows.map(({ subject }) => subject)).toEqual([`answer ${made.id}`, `question ${question.id}`])
    expect(await earns()).toBe(!isNsfw)
  }
})
