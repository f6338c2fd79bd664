import type { listAnswersOf } from '../../contract/answers.ts'
import type { ResponseOf } from '../../contract/endpoint.ts'
import type { QuestionCard } from '../../contract/questions.ts'

type GivenAnswer = ResponseOf<typeof listAnswersOf>['items'][number]

/** A question as lists have it. */
export function questionCard(id: number, changes: Partial<QuestionCard> = {}): QuestionCard {
  return {
    id,
    title: `Question ${id}`,
    excerpt: `What question ${id} is about.`,
    category: 'science',
    tags: [],
    language: 'en',
    status: 'open',
    isNsfw: false,
    score: 3,
    answers: 0,
    hasAccepted: false,
    author: { id: 8, name: 'Budi Hartono', alias: 'budih', profileUrl: null, honor: 1250 },
    createdAt: '2026-11-14T08:00:00.000Z',
    updatedAt: '2026-11-14T08:00:00.000Z',
    ...changes,
  }
}

export const questionPage = (items: unknown[], nextCursor: string | null = null) => ({
  body: { items, nextCursor },
})

/** An answer to question 9, as a profile lists it. */
export function givenAnswer(id: number, changes: Partial<GivenAnswer> = {}): GivenAnswer {
  const content = `What answer ${id} says.`
  return {
    id,
    questionId: 9,
    questionTitle: `What ${id} is the answer to`,
    language: 'en',
    content,
    nodes: [{ type: 'paragraph', children: [{ type: 'text', value: content }] }],
    score: 2,
    comments: 0,
    isAccepted: false,
    isPick: false,
    author: { id: 8, name: 'Budi Hartono', alias: 'budih', profileUrl: null, honor: 1250 },
    createdAt: '2026-11-14T09:00:00.000Z',
    editedAt: null,
    state: 'published',
    ...changes,
  }
}
