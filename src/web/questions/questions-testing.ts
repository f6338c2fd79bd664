import type { Comment } from '../../contract/comments.ts'
import type { Answer, Question, QuestionCard } from '../../contract/questions.ts'
import type { RichNode } from '../../contract/rich-text.ts'
import type { Answer as ServerAnswer } from '../testing/stand-ins.ts'
import { NOTHING_MINE, type QuestionMine } from './one-queries.ts'

export type ServerAnswers = Record<string, ServerAnswer | (() => ServerAnswer | Promise<ServerAnswer>)>

/** The signed-in person of the tests, as an author. */
export const OWN = { id: 7, name: 'Sari Wijaya', alias: 'sari_w', profileUrl: null, honor: 1234 }
export const BUDI = { id: 8, name: 'Budi Hartono', alias: 'budih', profileUrl: null, honor: 1250 }
export const HANA = { id: 21, name: 'Hana Yusof', alias: 'hana', profileUrl: null, honor: 340 }

const textOf = (value: string): RichNode[] => [{ type: 'paragraph', children: [{ type: 'text', value }] }]

export function cardOf(id: number, changes: Partial<QuestionCard> = {}): QuestionCard {
  return {
    id,
    title: `Why is question ${id} hard?`,
    excerpt: `What question ${id} is about.`,
    category: 'science',
    tags: ['stars'],
    language: 'en',
    status: 'open',
    isNsfw: false,
    score: 3,
    answers: 2,
    hasAccepted: false,
    author: BUDI,
    createdAt: '2026-11-14T08:00:00.000Z',
    updatedAt: '2026-11-14T08:00:00.000Z',
    ...changes,
  }
}

export function questionOf(id: number, changes: Partial<Question> = {}): Question {
  const content = changes.content ?? `What question ${id} is about.`
  return {
    ...cardOf(id),
    content,
    nodes: textOf(content),
    comments: 0,
    acceptedId: null,
    duplicateOf: null,
    closeReason: null,
    editedAt: null,
    isRetagged: false,
    state: 'published',
    ...changes,
  }
}

export function answerOf(id: number, changes: Partial<Answer> = {}): Answer {
  const content = changes.content ?? `What answer ${id} says.`
  return {
    id,
    questionId: 5,
    content,
    nodes: textOf(content),
    score: 1,
    comments: 0,
    isAccepted: false,
    isPick: false,
    author: HANA,
    createdAt: '2026-11-14T09:00:00.000Z',
    editedAt: null,
    state: 'published',
    ...changes,
  }
}

export const mineOf = (changes: Partial<QuestionMine> = {}): QuestionMine => ({
  ...NOTHING_MINE,
  canVoteDown: false,
  ...changes,
})

export const pageOf = <T>(items: T[], nextCursor: string | null = null) => ({ body: { items, nextCursor } })

export function commentOf(id: number, content: string): Comment {
  return {
    id,
    parentId: null,
    level: 1,
    state: 'visible',
    author: HANA,
    content,
    nodes: textOf(content),
    likes: 0,
    liked: false,
    replies: 0,
    canEdit: false,
    canDelete: false,
    isPinned: false,
    createdAt: '2026-11-14T08:00:00.000Z',
    editedAt: null,
  }
}

export const commentsOf = (items: Comment[]) => ({
  items,
  nextCursor: null,
  total: items.length,
  isOpen: true,
  canManage: false,
})

export const COMMENTS = '/api/comments?objectType=question&objectId=5'
export const NOT_FOUND = { status: 404, body: { code: 'not_found', message: 'Not there' } }
const NO_DRAFT = { status: 404, body: { code: 'not_found', message: 'No draft' } }

/** What the screen of question 5 asks for. */
export function asking(
  question: Question,
  answers: Answer[] = [],
  mine: Partial<QuestionMine> = {},
): ServerAnswers {
  return {
    '/api/questions/5': { body: question },
    '/api/questions/5/answers': pageOf(answers),
    '/api/questions/5/mine': { body: mineOf(mine) },
    '/api/drafts/answer/question-5': NO_DRAFT,
  }
}

export const noDrafts: ServerAnswers = {
  'GET /api/drafts/question/new': NO_DRAFT,
  'DELETE /api/drafts/question/new': { body: { done: true } },
}
