import { afterAll, beforeAll, expect, test } from 'vitest'
import * as answers from '../../contract/answers.ts'
import {
  createAnswerComment,
  createQuestionComment,
  deleteComment,
  listAnswerComments,
  listQuestionComments,
  pinComment,
  restoreComment,
  setCommentsOpen,
  updateComment,
} from '../../contract/comments.ts'
import * as contract from '../../contract/questions.ts'
import { testApp, type TestApp } from '../testing/test-app.ts'
import { answer, ask, at } from './questions-testing.ts'
import { removeByStaff } from '../testing/remove-by-staff.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ config: { rateLimitScale: 1000 } })
})
afterAll(() => app.close())

const lock = async (question: { id: number }, isLocked = true) =>
  (await app.signIn('mod', 'moderator')).call(contract.lockQuestion, {
    params: at(question),
    body: { isLocked },
  })

test('an answer that was deleted before the lock comes back after it', async () => {
  const [alice, bela] = [await app.signIn('alice'), await app.signIn('bela')]
  const question = await ask(alice)
  const made = await answer(bela, question)
  await bela.call(answers.deleteAnswer, { params: at(made) })
  await lock(question)
  const restore = () => bela.attempt(answers.restoreAnswer, { params: at(made) })
  expect(await restore()).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect((await alice.attempt(answers.restoreAnswer, { params: at(made) })).status).toBe(404)
  expect(await alice.call(contract.getQuestion, { params: at(question) })).toMatchObject({ answers: 0 })
  await lock(question, false)
  expect((await restore()).body).toMatchObject({ state: 'published' })
})

test('comments of a locked question and of its answers stay as they are', async () => {
  const [alice, bela] = [await app.signIn('alice'), await app.signIn('bela')]
  const mod = await app.signIn('mod', 'moderator')
  const question = await ask(alice)
  const made = await answer(alice, question)
  const write = async () => [
    await bela.call(createQuestionComment, { params: at(question), body: { text: 'On Earth?' } }),
    await bela.call(createAnswerComment, { params: at(made), body: { text: 'Thank you!' } }),
  ]
  const [standing, deleted] = [await write(), await write()]
  for (const comment of deleted) await bela.call(deleteComment, { params: at(comment) })
  await lock(question)
  for (const comment of standing) {
    const params = at(comment)
    const refusals = [
      await bela.attempt(updateComment, { params, body: { text: 'On Mars?' } }),
      await bela.attempt(deleteComment, { params }),
      await alice.attempt(pinComment, { params, body: { isPinned: true } }),
    ]
    expect(refusals.map(({ status }) => status)).toEqual([403, 403, 403])
    expect(refusals[0]?.body.message).toMatch(/locked/)
  }
  for (const comment of deleted)
    expect((await bela.attempt(restoreComment, { params: at(comment) })).status).toBe(403)
  for (const [objectType, { id: objectId }] of [
    ['question', question],
    ['answer', made],
  ] as const) {
    const body = { objectType, objectId, isOpen: false }
    expect((await alice.attempt(setCommentsOpen, { body })).status).toBe(403)
  }
  for (const [route, of] of [
    [listQuestionComments, question],
    [listAnswerComments, made],
  ] as const) {
    expect(await bela.call(route, { params: at(of) })).toMatchObject({
      isOpen: false,
      items: [{ canEdit: false, canDelete: false }],
    })
    expect(await alice.call(route, { params: at(of) })).toMatchObject({ canManage: false })
  }
  // The staff may take down what was said there.
  for (const comment of standing.slice(0, 1)) await removeByStaff(mod, 'comment', comment.id)

  await lock(question, false)
  for (const comment of deleted)
    expect((await bela.attempt(restoreComment, { params: at(comment) })).status).toBe(200)
  expect(await bela.call(listAnswerComments, { params: at(made) })).toMatchObject({
    isOpen: true,
    items: [
      { canEdit: true, canDelete: true },
      { canEdit: true, canDelete: true },
    ],
  })
})
