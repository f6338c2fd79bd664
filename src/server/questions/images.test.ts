import { afterAll, beforeAll, expect, test } from 'vitest'
import { updateAnswer } from '../../contract/answers.ts'
import * as contract from '../../contract/questions.ts'
import { DAY_MS } from '../platform/clock.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { answer, ask, at } from './questions-testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
})
afterAll(() => app.close())

/** An upload, as a text shows it. */
async function upload(ownerId: number, name: string): Promise<{ id: number; shown: string }> {
  const key = name.padEnd(22, 'x')
  const { id } = await app.db
    .insertInto('media')
    .values({
      key,
      owner_id: ownerId,
      kind: 'image',
      state: 'ready',
      width: 1600,
      height: 900,
      bytes: 1000,
      placeholder: 'data:,',
      created_at: app.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, shown: `Look:\n\n![A star](/media/${key}/960.webp)` }
}

async function left(): Promise<number[]> {
  const rows = await app.db.selectFrom('media').select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}

test('images of questions and answers stay as long as these, also those of earlier versions', async () => {
  const [alice, bela] = [await app.signIn('alice'), await app.signIn('bela')]
  const asked = await upload(alice.userId, 'asked')
  const edited = await upload(alice.userId, 'edited')
  const answered = await upload(bela.userId, 'answered')
  const revised = await upload(bela.userId, 'revised')
  const unused = await upload(bela.userId, 'unused')
  const question = await ask(alice, { content: asked.shown })
  const made = await answer(bela, question, answered.shown)
  await alice.call(contract.updateQuestion, { params: at(question), body: { content: edited.shown } })
  await bela.call(updateAnswer, { params: at(made), body: { content: revised.shown } })
  app.clock.advance(2 * DAY_MS)
  await app.purge()
  const kept = [asked, edited, answered, revised].map(({ id }) => id)
  expect(await left()).toEqual(kept)
  expect(await left()).not.toContain(unused.id)
  await (await app.signIn('alice')).call(contract.deleteQuestion, { params: at(question) })
  app.clock.advance(31 * DAY_MS)
  for (let count = 0; count < 2; count++) await app.purge()
  expect(await left()).toEqual([])
})
