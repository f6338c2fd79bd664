import * as z from 'zod/mini'
import { ArticleLanguage } from './articles.ts'
import { Id, text, Time } from './common.ts'
import { endpoint } from './endpoint.ts'
import { Cursor, IdParams } from './objects.ts'
import { QUESTION_MAX } from './question-rules.ts'
import { Answer } from './questions.ts'
import { RichNode } from './rich-text.ts'

export const ANSWER_SORTS = ['best', 'new'] as const

/** Best: the accepted one, then by votes (Wilson), then the newest. */
export const listAnswers = endpoint({
  method: 'GET',
  path: '/api/questions/:id/answers',
  access: 'public',
  params: IdParams,
  query: z.strictObject({ sort: z.optional(z.enum(ANSWER_SORTS)), cursor: z.optional(Cursor) }),
  response: z.object({ items: z.array(Answer), nextCursor: z.nullable(z.string()) }),
})

const Content = text({ min: 1, max: QUESTION_MAX })

/** One a person and question: a second is `conflict`, and the first is there to be edited. */
export const createAnswer = endpoint({
  method: 'POST',
  path: '/api/questions/:id/answers',
  access: 'member',
  readAt: '/api/answers/:id',
  params: IdParams,
  body: z.strictObject({ content: Content }),
  response: Answer,
})

export const getAnswer = endpoint({
  method: 'GET',
  path: '/api/answers/:id',
  access: 'public',
  params: IdParams,
  response: Answer,
})

export const updateAnswer = endpoint({
  method: 'PATCH',
  path: '/api/answers/:id',
  access: 'member',
  readAt: '/api/answers/:id',
  params: IdParams,
  body: z.strictObject({ content: Content }),
  response: Answer,
})

export const deleteAnswer = endpoint({
  method: 'DELETE',
  path: '/api/answers/:id',
  access: 'member',
  params: IdParams,
  response: z.object({ id: Id, restorableUntil: Time }),
})

export const restoreAnswer = endpoint({
  method: 'POST',
  path: '/api/answers/:id/restore',
  access: 'member',
  readAt: '/api/answers/:id',
  params: IdParams,
  response: Answer,
})

export const listAnswerVersions = endpoint({
  method: 'GET',
  path: '/api/answers/:id/history',
  access: 'public',
  params: IdParams,
  response: z.object({
    items: z.array(z.object({ id: Id, content: z.string(), nodes: z.array(RichNode), createdAt: Time })),
  }),
})

/** One's own that can still be brought back, the last deleted first. */
export const listDeletedAnswers = endpoint({
  method: 'GET',
  path: '/api/answers/deleted',
  access: 'member',
  query: z.strictObject({ cursor: z.optional(Cursor) }),
  response: z.object({
    items: z.array(
      z.object({
        id: Id,
        questionId: Id,
        /** What was asked; null where that is not shown to this reader any more. */
        questionTitle: z.nullable(z.string()),
        deletedAt: Time,
        state: z.enum(['published', 'hidden', 'deleted']),
      }),
    ),
    nextCursor: z.nullable(z.string()),
  }),
})

/** Of one person, as their profile shows them: the newest first. */
export const listAnswersOf = endpoint({
  method: 'GET',
  path: '/api/users/:id/answers',
  access: 'public',
  params: IdParams,
  query: z.strictObject({ cursor: z.optional(Cursor) }),
  response: z.object({
    items: z.array(z.extend(Answer, { questionTitle: z.string(), language: ArticleLanguage })),
    nextCursor: z.nullable(z.string()),
  }),
})

const VoteBody = z.strictObject({ value: z.union([z.literal(-1), z.literal(0), z.literal(1)]) })
/** A wish: the same value twice is one vote. Zero takes it back. */
const VotedOn = z.object({
  score: z.number(),
  vote: z.union([z.literal(-1), z.literal(0), z.literal(1)]),
  canChange: z.boolean(),
})

/** Up for everybody but its author, down from the Honor that it needs. */
export const voteQuestion = endpoint({
  method: 'POST',
  path: '/api/questions/:id/vote',
  access: 'member',
  isRepeatable: false,
  params: IdParams,
  body: VoteBody,
  response: VotedOn,
})

export const voteAnswer = endpoint({
  method: 'POST',
  path: '/api/answers/:id/vote',
  access: 'member',
  isRepeatable: false,
  params: IdParams,
  body: VoteBody,
  response: VotedOn,
})
