import { everybody, members, type RoundTrips, type Row } from '../testing/role-matrix/rows.ts'
import type { endpoints } from './endpoints.ts'

/** To everybody else it is not there. */
function staff(request: Row['request']): Row {
  return { ...everybody('not_found', request), moderator: 200, operator: 200 }
}

/** Of the person it is about. */
function own(request: Row['request']): Row {
  return { ...everybody('not_found', request), visitor: 'not_signed_in', author: 200 }
}

export const roles: Record<keyof typeof endpoints, Row> = {
  listModerationQueue: staff(async ({ reportArticle }) => {
    await reportArticle()
    return { query: { type: 'article' } }
  }),
  getModerationCase: staff(({ article }) => ({
    query: { objectType: 'article', objectId: String(article.id) },
  })),
  claimModerationCase: staff(async ({ reportArticle }) => ({
    body: { objectType: 'article', objectId: await reportArticle() },
  })),
  releaseModerationCase: staff(async ({ reportArticle }) => ({
    body: { objectType: 'article', objectId: await reportArticle() },
  })),
  actOnCase: staff(async ({ reportArticle }) => ({
    body: {
      objectType: 'article',
      objectId: await reportArticle(),
      action: 'hide',
      rule: 'spam',
      reason: 'This is an advertisement.',
      version: 0,
    },
  })),
  decideProposal: staff(async ({ makeProposal }) => ({
    params: { id: await makeProposal() },
    body: { isConfirmed: false },
  })),
  getModeratedPerson: staff(({ article }) => ({ params: { id: String(article.authorId) } })),
  listModerationLog: everybody(200),
  listOwnActions: members(),
  getOwnAction: own(async ({ makeOwnAction }) => ({ params: { id: await makeOwnAction() } })),
  makeAppeal: own(async ({ makeOwnAction }) => ({
    body: { actionId: await makeOwnAction(), text: 'That was a joke between friends.' },
  })),
  getSanctions: members(),
  listAppeals: staff(async ({ makeOpenAppeal }) => {
    await makeOpenAppeal()
    return {}
  }),
  decideAppeal: staff(async ({ makeOpenAppeal }) => ({
    params: { id: await makeOpenAppeal() },
    body: { isOverturned: false, answer: 'The decision stands, as it was about a person.' },
  })),
}

export const roundTrips: Record<keyof typeof roles, RoundTrips> = {
  listModerationQueue: 6,
  getModerationCase: 7,
  claimModerationCase: 4,
  releaseModerationCase: 2,
  actOnCase: 41,
  decideProposal: 7,
  getModeratedPerson: 4,
  listModerationLog: 1,
  listOwnActions: 3,
  getOwnAction: 4,
  makeAppeal: 9,
  getSanctions: 2,
  listAppeals: 6,
  decideAppeal: 12,
}
