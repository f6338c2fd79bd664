import { sql, type RawBuilder } from 'kysely'
import type { Language } from '../../contract/messages.ts'
import type { Answer } from '../../contract/questions.ts'
import type { RichText } from '../../contract/rich-text.ts'
import { idsInOrder } from '../content/ids-in-order.ts'
import type { Db } from '../platform/db.ts'
import { personIn, type TextState } from './queries.ts'

interface AnswerRow extends Omit<Answer, 'content' | 'createdAt' | 'editedAt' | 'state'> {
  source: string
  nodes: RichText
  createdAt: Date
  editedAt: Date | null
  state: TextState
  questionTitle: string
  /** Of its question. */
  language: Language
}

export type LoadedAnswer = Answer & Pick<AnswerRow, 'questionTitle' | 'language'>

/** Answers in the order of the ids, for somebody who may see them; what the staff removed is gone for everybody. */
export async function loadAnswers(db: Db, ids: readonly number[]): Promise<LoadedAnswer[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<AnswerRow>`
    select a.id, a.question_id as "questionId", a.source, a.nodes, a.state,
      coalesce(p.ups - p.downs, (select coalesce(sum(v.value), 0)::int from votes v
        where v.object_type = 'answer' and v.object_id = a.id)) as score,
      coalesce(c.comments, 0) as comments, q.accepted_id is not distinct from a.id as "isAccepted",
      q.pick_id is not distinct from a.id
        and not exists (select from answer_places o where o.answer_id = q.accepted_id) as "isPick",
      ${personIn('users')} as author, a.created_at as "createdAt", a.edited_at as "editedAt", q.title as "questionTitle",
      q.language
    from ${idsInOrder(ids)} as wanted (id, ordinal)
    join answers a on a.id = wanted.id and a.state not in ('removed', 'withheld')
    join questions q on q.id = a.question_id
    left join answer_places p on p.answer_id = a.id
    left join users on users.id = a.author_id
    left join object_counters c on c.object_type = 'answer' and c.object_id = a.id
    order by wanted.ordinal`.execute(db)
  return rows.map(({ source, createdAt, editedAt, state, ...row }) => ({
    ...row,
    content: source,
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    state: state === 'removed' || state === 'withheld' ? 'deleted' : state,
  }))
}

/** The same of those that everybody may see; adult ones for those who may see them, nothing of what hidden people asked. */
export async function listAnswerCards(
  db: Db,
  ids: readonly number[],
  { isWithNsfw, hidden }: { isWithNsfw: boolean; hidden: ReadonlySet<number> | undefined },
): Promise<LoadedAnswer[]> {
  const { rows } = await sql<{ id: number }>`
    select id from visible_answers a
    where id = any(${ids}::int8[]) and (${isWithNsfw}::boolean or not is_nsfw) and ${isAskedByOthers(hidden)}`.execute(
    db,
  )
  const visible = new Set(rows.map(({ id }) => id))
  return loadAnswers(
    db,
    ids.filter((id) => visible.has(id)),
  )
}

/** What somebody hidden asked is not named, also where others have answered it. */
function isAskedByOthers(hidden: ReadonlySet<number> = new Set()): RawBuilder<unknown> {
  if (hidden.size === 0) return sql`true`
  return sql`not exists (
    select from questions q where q.id = a.question_id and q.author_id = any(${[...hidden]}::int8[]))`
}

/** The position of an answer in a list, and which one stands above all others there. */
export interface AnswerPosition {
  rank: number
  at: string
  id: number
  /** 0 for none. */
  acceptedId: number
}

export interface AnswerPage {
  ids: number[]
  /** Where the next page continues; null at the end. */
  next: AnswerPosition | null
}

/** Best: the accepted one, then by votes, then the newest. A later page leaves out what the first had on top. */
export async function listAnswerPlaces(
  db: Db,
  questionId: number,
  sort: 'best' | 'new',
  after: AnswerPosition | null,
  limit: number,
): Promise<AnswerPage> {
  const acceptedId = after?.acceptedId ?? (sort === 'best' ? await findAccepted(db, questionId) : 0)
  const order =
    sort === 'best' ? sql`rank desc, created_at desc, answer_id desc` : sql`created_at desc, answer_id desc`
  const { rows } = await sql<{ id: number; rank: number; at: Date }>`
    select answer_id as id, rank, created_at as at from answer_places
    where question_id = ${questionId} and answer_id <> ${acceptedId} and ${isAfter(sort, after)}
    order by ${order} limit ${limit + 1}`.execute(db)
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  const onTop = after === null && acceptedId !== 0 ? [acceptedId] : []
  return {
    ids: [...onTop, ...shown.map(({ id }) => id)],
    next: last === undefined ? null : { rank: last.rank, at: last.at.toISOString(), id: last.id, acceptedId },
  }
}

function isAfter(sort: 'best' | 'new', after: AnswerPosition | null): RawBuilder<unknown> {
  if (after === null) return sql`true`
  const { rank, at, id } = after
  return sort === 'best'
    ? sql`(rank, created_at, answer_id) < (${rank}::float8, ${at}::timestamptz, ${id}::int8)`
    : sql`(created_at, answer_id) < (${at}::timestamptz, ${id}::int8)`
}

async function findAccepted(db: Db, questionId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select a.answer_id as id from questions q join answer_places a on a.answer_id = q.accepted_id
    where q.id = ${questionId}`.execute(db)
  return rows[0]?.id ?? 0
}

export interface TimePosition {
  at: string
  id: number
}

/** What somebody has answered and everybody may see, nothing adult among it, the newest first. */
export async function listAnswersBy(
  db: Db,
  authorId: number,
  { after, hidden }: { after: TimePosition | null; hidden?: ReadonlySet<number> | undefined },
  limit: number,
): Promise<{ ids: number[]; next: TimePosition | null }> {
  const { rows } = await sql<{ id: number; at: Date }>`
    select id, created_at as at from answers a
    where author_id = ${authorId} and (select not v.is_nsfw from visible_answers v where v.id = a.id)
      and ${isAskedByOthers(hidden)}
      and ${after === null ? sql`true` : sql`(created_at, id) < (${after.at}::timestamptz, ${after.id}::int8)`}
    order by created_at desc, id desc limit ${limit + 1}`.execute(db)
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    ids: shown.map(({ id }) => id),
    next: last === undefined ? null : { at: last.at.toISOString(), id: last.id },
  }
}
