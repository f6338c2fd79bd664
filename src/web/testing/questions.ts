import type { QuestionCard } from '../../contract/questions.ts'

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
