import * as z from 'zod/mini'
import { ArticleLanguage, Category, ReadingLanguages, Tag } from './articles.ts'
import { Id, line, text, Time } from './common.ts'
import { endpoint } from './endpoint.ts'
import { SEARCH_MAX, TAGS_MAX, TITLE_MAX } from './limits.ts'
import { Cursor, Done, IdParams, Limit } from './objects.ts'
import { Person } from './people.ts'
import { CLOSE_REASONS, QUESTION_MAX, QUESTION_TABS, QUESTION_TITLE_MIN } from './question-rules.ts'
import { RichNode } from './rich-text.ts'

/** Open, answered to the asker's satisfaction, asked before, closed with a reason, or locked by a moderator. */
export const QUESTION_STATUSES = ['open', 'solved', 'duplicate', 'closed', 'locked'] as const
export type QuestionStatus = (typeof QUESTION_STATUSES)[number]

/** A question in a list. */
export const QuestionCard = z.object({
  id: Id,
  title: z.string(),
  excerpt: z.string(),
  category: Category,
  tags: z.array(z.string()),
  language: ArticleLanguage,
  status: z.enum(QUESTION_STATUSES),
  isNsfw: z.boolean(),
  score: z.number(),
  answers: z.number(),
  hasAccepted: z.boolean(),
  author: z.nullable(Person),
  createdAt: Time,
  updatedAt: Time,
})
export type QuestionCard = z.infer<typeof QuestionCard>

export const Answer = z.object({
  id: Id,
  questionId: Id,
  content: z.string(),
  nodes: z.array(RichNode),
  score: z.number(),
  comments: z.number(),
  isAccepted: z.boolean(),
  /** The asker has chosen none for two weeks, and others have. */
  isPick: z.boolean(),
  author: z.nullable(Person),
  createdAt: Time,
  editedAt: z.nullable(Time),
  state: z.enum(['published', 'hidden', 'deleted']),
})
export type Answer = z.infer<typeof Answer>

export const Question = z.extend(QuestionCard, {
  content: z.string(),
  nodes: z.array(RichNode),
  comments: z.number(),
  acceptedId: z.nullable(Id),
  /** Of a duplicate: the question that was asked before, if it can be read. */
  duplicateOf: z.nullable(z.object({ id: Id, title: z.string(), language: ArticleLanguage })),
  closeReason: z.nullable(z.enum(CLOSE_REASONS)),
  editedAt: z.nullable(Time),
  /** Somebody else has changed its tags: the history says who. */
  isRetagged: z.boolean(),
  state: z.enum(['published', 'hidden', 'deleted']),
})
export type Question = z.infer<typeof Question>

/** `for-you` and `mine` are for members. */
export const listQuestions = endpoint({
  method: 'GET',
  path: '/api/questions',
  access: 'public',
  query: z.strictObject({
    tab: z.optional(z.enum(QUESTION_TABS)),
    category: z.optional(Category),
    tag: z.optional(Tag),
    lang: z.optional(ArticleLanguage),
    reading: z.optional(ReadingLanguages),
    cursor: z.optional(Cursor),
    limit: z.optional(Limit),
  }),
  response: z.object({ items: z.array(QuestionCard), nextCursor: z.nullable(z.string()) }),
})

/** Up to five that ask nearly the same, the most alike first. */
export const listSimilarQuestions = endpoint({
  method: 'GET',
  path: '/api/questions/similar',
  access: 'public',
  query: z.strictObject({ q: text({ min: 1, max: SEARCH_MAX }) }),
  response: z.array(QuestionCard),
})

export const getQuestion = endpoint({
  method: 'GET',
  path: '/api/questions/:id',
  access: 'public',
  params: IdParams,
  response: Question,
})

/** What the viewer has done and may do with a question and the answers that are shown. */
export const getQuestionMine = endpoint({
  method: 'GET',
  path: '/api/questions/:id/mine',
  access: 'member',
  params: IdParams,
  response: z.object({
    bookmarked: z.boolean(),
    canEdit: z.boolean(),
    canDelete: z.boolean(),
    canAccept: z.boolean(),
    /** Of somebody else's question the tags alone. */
    canRetag: z.boolean(),
    canClose: z.boolean(),
    canVoteDown: z.boolean(),
    /** They voted to close it or, where it is closed, to reopen it, and the others have not decided yet. */
    hasVotedToClose: z.boolean(),
    vote: z.union([z.literal(-1), z.literal(0), z.literal(1)]),
    /** False when the time to change it is over. */
    canChangeVote: z.boolean(),
    /** Their own answer, if there is one. */
    answerId: z.nullable(Id),
    votes: z.array(
      z.object({ answerId: Id, value: z.union([z.literal(-1), z.literal(1)]), canChange: z.boolean() }),
    ),
  }),
})

const Title = line({ min: QUESTION_TITLE_MIN, max: TITLE_MAX })
const Content = text({ max: QUESTION_MAX })
const Tags = z.array(Tag).check(
  z.maxLength(TAGS_MAX),
  z.refine((tags) => new Set(tags).size === tags.length),
)
const Further = {
  content: z.optional(Content),
  tags: z.optional(Tags),
  isNsfw: z.optional(z.boolean()),
}

export const createQuestion = endpoint({
  method: 'POST',
  path: '/api/questions',
  access: 'member',
  readAt: '/api/questions/:id',
  body: z.strictObject({ title: Title, category: Category, language: ArticleLanguage, ...Further }),
  response: Question,
})

/** An edit by its author reopens a duplicate. Others change its tags alone, from the Honor that it needs. */
export const updateQuestion = endpoint({
  method: 'PATCH',
  path: '/api/questions/:id',
  access: 'member',
  readAt: '/api/questions/:id',
  params: IdParams,
  body: z
    .strictObject({
      title: z.optional(Title),
      category: z.optional(Category),
      language: z.optional(ArticleLanguage),
      ...Further,
    })
    .check(z.refine((change) => Object.keys(change).length > 0)),
  response: Question,
})

const Deleted = z.object({ id: Id, restorableUntil: Time })

export const deleteQuestion = endpoint({
  method: 'DELETE',
  path: '/api/questions/:id',
  access: 'member',
  params: IdParams,
  response: Deleted,
})

export const restoreQuestion = endpoint({
  method: 'POST',
  path: '/api/questions/:id/restore',
  access: 'member',
  readAt: '/api/questions/:id',
  params: IdParams,
  response: Question,
})

/** Null takes it back. Of one's own answer after a day. */
export const acceptAnswer = endpoint({
  method: 'POST',
  path: '/api/questions/:id/accept',
  access: 'member',
  readAt: '/api/questions/:id',
  params: IdParams,
  body: z.strictObject({ answerId: z.nullable(Id) }),
  response: Question,
})

/** A vote to close it; the third closes it, a moderator's does at once. `duplicateOf` with `duplicate` only. */
export const closeQuestion = endpoint({
  method: 'POST',
  path: '/api/questions/:id/close',
  access: 'member',
  readAt: '/api/questions/:id',
  params: IdParams,
  body: z
    .strictObject({ reason: z.enum(CLOSE_REASONS), duplicateOf: z.optional(Id) })
    .check(z.refine(({ reason, duplicateOf }) => (reason === 'duplicate') === (duplicateOf !== undefined))),
  response: Question,
})

/** By three people with the privilege, or a moderator. */
export const reopenQuestion = endpoint({
  method: 'POST',
  path: '/api/questions/:id/reopen',
  access: 'member',
  readAt: '/api/questions/:id',
  params: IdParams,
  response: Question,
})

/** One a person counts in its rank; a visitor's does not. */
export const shareQuestion = endpoint({
  method: 'POST',
  path: '/api/questions/:id/share',
  access: 'public',
  isSignal: true,
  params: IdParams,
  response: Done,
})

/** Nobody answers, votes or comments any more, and back. */
export const lockQuestion = endpoint({
  method: 'POST',
  path: '/api/questions/:id/lock',
  access: 'moderator',
  params: IdParams,
  body: z.strictObject({ isLocked: z.boolean() }),
  response: Question,
})

/** Earlier versions, and what others made of its tags; both newest first. */
export const listQuestionVersions = endpoint({
  method: 'GET',
  path: '/api/questions/:id/history',
  access: 'public',
  params: IdParams,
  response: z.object({
    items: z.array(
      z.object({ id: Id, title: z.string(), content: z.string(), nodes: z.array(RichNode), createdAt: Time }),
    ),
    retags: z.array(
      z.object({
        id: Id,
        /** Null for somebody whose account is gone, or whom the reader does not meet. */
        editor: z.nullable(Person),
        before: z.array(z.string()),
        after: z.array(z.string()),
        createdAt: Time,
      }),
    ),
  }),
})
