import { everybody, members, type RoundTrips, type Row } from '../testing/role-matrix/rows.ts'
import type { endpoints } from './endpoints.ts'

const tab = 'the-first-tab'
const NOBODYS = '00000000-0000-4000-8000-000000000000'
const answer = { tab, itemId: NOBODYS, choice: 3, clientMs: 9000, blurCount: 0, blurMs: 0 }
const refused = (code: 'not_found' | 'moved' | 'conflict') => ({
  member: code,
  author: code,
  moderator: code,
  operator: code,
})

/** `cost.test.ts` counts what asking, answering and finishing take. */
export const roles: Record<keyof typeof endpoints, Row> = {
  getIqStatus: members(),
  startIqTest: members(
    { body: { consent: true, tab } },
    { member: 201, author: 201, moderator: 201, operator: 201 },
  ),
  getNextIqItem: members(async ({ startIqTests }) => {
    await startIqTests()
    return { query: { tab: 'the-second-tab' } }
  }, refused('moved')),
  answerIqItem: members({ body: answer }, refused('not_found')),
  noteIqEvent: members({ body: { itemId: NOBODYS, type: 'blur' } }, refused('not_found')),
  finishIqTest: members(async ({ startIqTests }) => {
    await startIqTests()
    return { body: { tab } }
  }, refused('conflict')),
  getIqResult: members(),
  voidIqAttempt: members(
    async ({ startIqTests }) => ({ params: { id: await startIqTests() }, body: { reason: 'A blank page.' } }),
    { member: 'not_allowed', author: 'not_allowed' },
  ),
  getIqFigures: everybody(200),
}

export const roundTrips: Record<keyof typeof roles, RoundTrips> = {
  getIqStatus: 2,
  // The session, begin, the person's lock, the open attempt, how they stand, the parameters, the attempt, commit.
  startIqTest: 8,
  getNextIqItem: null,
  answerIqItem: null,
  noteIqEvent: null,
  finishIqTest: null,
  getIqResult: 2,
  voidIqAttempt: 7,
  getIqFigures: 3,
}
