import type { RecentUpdate } from '../../contract/stats.ts'
import type { QuestionCard } from '../../contract/questions.ts'
import { addMs, DAY_MS } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'
import { listQuestionCards, listSolved } from '../questions/public.ts'

const SOLVED_DAYS = 30

/** Questions that were solved lately, in the shape of an article: they stand among them. */
export async function listSolvedUpdates(db: Db, now: Date, limit: number): Promise<RecentUpdate[]> {
  const solved = await listSolved(db, addMs(now, -SOLVED_DAYS * DAY_MS), limit)
  const cards = await listQuestionCards(
    db,
    solved.map(({ id }) => id),
  )
  const solvedAt = new Map(solved.map(({ id, at }) => [id, at]))
  return cards.map((card) => toUpdate(card, solvedAt.get(card.id) ?? now))
}

function toUpdate(question: QuestionCard, at: Date): RecentUpdate {
  const { id, title, excerpt, author, category, tags, language, score, answers, createdAt } = question
  return {
    id,
    groupId: id,
    title,
    content: excerpt,
    description: excerpt,
    authorId: author?.id ?? null,
    authorName: author?.name ?? '',
    authorAlias: author?.alias ?? '',
    authorProfileUrl: author?.profileUrl ?? null,
    likes: Math.max(0, score),
    comments: answers,
    category,
    categories: [category],
    tags,
    thumbnail: null,
    language,
    languages: [{ language, id }],
    readingMinutes: 1,
    createdAt,
    updatedAt: at.toISOString(),
    updateKind: 'solved',
    // Who asked has accepted the answer.
    updatedBy: author?.name ?? '',
    updatedById: author?.id ?? null,
    summary: '',
    href: `/question/${id}`,
  }
}
