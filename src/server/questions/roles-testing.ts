import {
  authors,
  everybody,
  members,
  ofAnswer,
  ofQuestion,
  type RoundTrips,
  type Row,
} from '../testing/role-matrix/rows.ts'
import type { endpoints } from './endpoints.ts'

const goneForOthers = { member: 'not_found', moderator: 'not_found', operator: 'not_found' } as const
const staffToo = { moderator: 200, operator: 200 } as const
const asked = { title: 'How far away is the Moon?', category: 'astronomy', language: 'en' }

export const roles: Record<keyof typeof endpoints, Row> = {
  listQuestions: everybody(200),
  listSimilarQuestions: everybody(200, { query: { q: 'How far away is the Moon?' } }),
  getQuestion: everybody(200, ofQuestion),
  getQuestionMine: members(ofQuestion),
  createQuestion: members({ body: asked }),
  updateQuestion: authors(({ question }) => ({
    params: { id: question.id },
    body: { content: 'There are so many stars.' },
  })),
  deleteQuestion: authors(ofQuestion),
  restoreQuestion: authors(
    async ({ makeDeletedQuestion }) => ({ params: { id: await makeDeletedQuestion() } }),
    goneForOthers,
  ),
  // Their own answer, of a moment ago.
  acceptAnswer: authors(({ question }) => ({ params: { id: question.id }, body: { answerId: null } })),
  closeQuestion: authors(({ question }) => ({ params: { id: question.id }, body: { reason: 'unclear' } }), {
    author: 'not_allowed',
    ...staffToo,
  }),
  reopenQuestion: authors(ofQuestion, { author: 'not_allowed', ...staffToo }),
  lockQuestion: authors(({ question }) => ({ params: { id: question.id }, body: { isLocked: true } }), {
    author: 'not_allowed',
    ...staffToo,
  }),
  shareQuestion: everybody(200, ofQuestion),
  listQuestionVersions: everybody(200, ofQuestion),
  listAnswers: everybody(200, ofQuestion),
  // The author has answered it already.
  createAnswer: members(
    ({ question }) => ({ params: { id: question.id }, body: { content: 'It is young.' } }),
    {
      author: 'conflict',
    },
  ),
  getAnswer: everybody(200, ofAnswer),
  updateAnswer: authors(({ answer }) => ({ params: { id: answer.id }, body: { content: 'It is young.' } })),
  deleteAnswer: authors(ofAnswer),
  restoreAnswer: authors(
    async ({ makeDeletedAnswer }) => ({ params: { id: await makeDeletedAnswer() } }),
    goneForOthers,
  ),
  listAnswerVersions: everybody(200, ofAnswer),
  listAnswersOf: everybody(200, ({ answer }) => ({ params: { id: answer.author?.id ?? 0 } })),
  searchQuestions: everybody(200, { query: { q: 'stars' } }),
  listQuestionsOf: everybody(200, ({ question }) => ({ params: { id: question.author?.id ?? 0 } })),
  listDeletedQuestions: members({}),
  listDeletedAnswers: members({}),
  voteQuestion: members(({ question }) => ({ params: { id: question.id }, body: { value: 1 } }), {
    author: 'not_allowed',
  }),
  voteAnswer: members(({ answer }) => ({ params: { id: answer.id }, body: { value: 1 } }), {
    author: 'not_allowed',
  }),
}

export const roundTrips: Record<keyof typeof roles, RoundTrips> = {
  listQuestions: 2,
  listSimilarQuestions: 6,
  getQuestion: 3,
  getQuestionMine: 4,
  createQuestion: 7,
  updateQuestion: 10,
  deleteQuestion: 9,
  restoreQuestion: 9,
  acceptAnswer: 9,
  closeQuestion: 12,
  reopenQuestion: 8,
  lockQuestion: 9,
  shareQuestion: 3,
  listQuestionVersions: 4,
  listAnswers: 5,
  createAnswer: 14,
  getAnswer: 4,
  updateAnswer: 12,
  deleteAnswer: 10,
  restoreAnswer: 11,
  listAnswerVersions: 4,
  listAnswersOf: 4,
  listQuestionsOf: 4,
  listDeletedQuestions: 2,
  listDeletedAnswers: 2,
  searchQuestions: 5,
  voteQuestion: 4,
  voteAnswer: 5,
}
