import { sql, type RawBuilder } from 'kysely'
import type { ArticleCard } from '../../contract/articles.ts'
import type { CategoryId } from '../../contract/categories.ts'
import type { Person } from '../../contract/people.ts'
import type { CloseReason } from '../../contract/question-rules.ts'
import { can } from '../content/can.ts'
import type { Found } from '../content/content-type.ts'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import type { Viewer } from '../platform/session.ts'
import type { StoredStatus } from './rules.ts'

export type TextState = 'published' | 'hidden' | 'withheld' | 'deleted' | 'removed'
export type MarkedBy = 'author' | 'moderator' | 'reports'
export type VotedType = 'question' | 'answer'

interface TextFacts extends Found {
  id: number
  state: TextState
  stateBefore: 'published' | 'hidden' | null
  isLocked: boolean
  source: string
  createdAt: Date
  editedAt: Date | null
  deletedAt: Date | null
}

/** A question without its appearance: all that a rule about it needs to know. */
export interface QuestionFacts extends TextFacts {
  status: StoredStatus
  closeReason: CloseReason | null
  duplicateOf: number | null
  isNsfw: boolean
  /** Who decided last whether it is adult. */
  nsfwBy: MarkedBy | null
  title: string
  category: CategoryId
  language: ArticleCard['language']
  tags: string[]
  acceptedId: number | null
}

export interface AnswerFacts extends TextFacts {
  questionId: number
  /** Who asked. */
  askerId: number | null
  /** As its question. */
  isNsfw: boolean
}

export async function findQuestion(db: Db, id: number): Promise<QuestionFacts | undefined> {
  const { rows } = await sql<QuestionFacts>`
    select id, author_id as "authorId", state, exists (select from visible_questions v where v.id = q.id) as "isPublic",
      state_before as "stateBefore", status, status = 'locked' as "isLocked", close_reason as "closeReason",
      duplicate_of as "duplicateOf", is_nsfw as "isNsfw", nsfw_by as "nsfwBy", title, source, category, language, tags,
      accepted_id as "acceptedId", created_at as "createdAt", edited_at as "editedAt", deleted_at as "deletedAt"
    from questions q where id = ${id}`.execute(db)
  return rows[0]
}

/** Its author reads it also where its question is not seen any more: nobody loses what they wrote. */
export async function findAnswer(
  db: Db,
  id: number,
  viewer: Viewer | null = null,
): Promise<AnswerFacts | undefined> {
  const { rows } = await sql<AnswerFacts>`
    select a.id, a.question_id as "questionId", a.author_id as "authorId", q.author_id as "askerId", a.state,
      exists (select from visible_answers v where v.id = a.id) as "isPublic", a.state_before as "stateBefore",
      q.status = 'locked' as "isLocked", q.is_nsfw as "isNsfw", a.source, a.created_at as "createdAt", a.edited_at as "editedAt",
      a.deleted_at as "deletedAt"
    from answers a join questions q on q.id = a.question_id where a.id = ${id}`.execute(db)
  const [answer] = rows
  if (answer === undefined) return undefined
  const isShared = answer.state === 'published' && answer.authorId === viewer?.id
  return { ...answer, isShared, parent: { type: 'question', id: answer.questionId } }
}

/** Every change of a question or of its answers locks its row first, so that they happen one after the other. */
export async function lockRow(trx: Db, questionId: number): Promise<void> {
  await sql`select from questions where id = ${questionId} for no key update`.execute(trx)
}

/** A locked question that the viewer may see; any other is refused as not found. */
export async function lockQuestion(trx: Db, viewer: Viewer, id: number): Promise<QuestionFacts> {
  await lockRow(trx, id)
  const question = await findQuestion(trx, id)
  if (question === undefined || !can(viewer, 'read', question)) return fail('not_found', common.notFound)
  return question
}

/** An answer that the viewer may see, with its question locked. */
export async function lockAnswer(trx: Db, viewer: Viewer, id: number): Promise<AnswerFacts> {
  await lockRowOf(trx, id)
  const answer = await findAnswer(trx, id, viewer)
  if (answer === undefined || !can(viewer, 'read', answer)) return fail('not_found', common.notFound)
  return answer
}

/** Locks the question of an answer. */
export async function lockRowOf(trx: Db, answerId: number): Promise<void> {
  await sql`
    select from questions where id = (select question_id from answers where id = ${answerId})
    for no key update`.execute(trx)
}

/** A person as JSON, from the alias of a table of users; null where the account is gone. */
export function personIn(users: string): RawBuilder<Person | null> {
  const column = (name: string) => sql.ref(`${users}.${name}`)
  return sql<Person | null>`case when ${column('id')} is null then null else json_build_object(
    'id', ${column('id')}, 'name', trim(${column('first_name')} || ' ' || ${column('last_name')}),
    'alias', ${column('alias_name')}, 'profileUrl', ${column('profile_image_url')},
    'honor', greatest(0, coalesce((select total from honor_totals where user_id = ${column('id')}), 0))) end`
}
