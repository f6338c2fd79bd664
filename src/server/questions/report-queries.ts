import type { Hidden } from '../content/content-type.ts'
import type { Db } from '../platform/db.ts'
import { findQuestion } from './queries.ts'

export function listHiddenQuestions(db: Db): Promise<Hidden[]> {
  return db
    .selectFrom('questions')
    .select(['id', 'created_at as createdAt'])
    .where('state', '=', 'hidden')
    .execute()
}

export function listHiddenAnswers(db: Db): Promise<Hidden[]> {
  return db
    .selectFrom('answers')
    .select(['id', 'created_at as createdAt'])
    .where('state', '=', 'hidden')
    .execute()
}

export async function isMarkedByReports(db: Db, id: number): Promise<boolean> {
  return (await findQuestion(db, id))?.nsfwBy === 'reports'
}
