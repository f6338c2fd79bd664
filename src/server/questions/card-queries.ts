import { sql } from 'kysely'
import { ARTICLE_SNIPPET } from '../../contract/limits.ts'
import type { FoundQuestion } from '../../contract/question-lists.ts'
import type { CloseReason } from '../../contract/question-rules.ts'
import type { Question, QuestionCard } from '../../contract/questions.ts'
import type { RichNode, RichText } from '../../contract/rich-text.ts'
import { foundBlock, foundPiece } from '../content/found-block.ts'
import { idsInOrder } from '../content/ids-in-order.ts'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import type { Viewer } from '../platform/session.ts'
import { personIn, type TextState } from './queries.ts'
import { statusOf, type StoredStatus } from './rules.ts'

interface CardRow extends Omit<QuestionCard, 'status' | 'createdAt' | 'updatedAt'> {
  status: StoredStatus
  createdAt: Date
  updatedAt: Date
}

/** What is not public has no place: its numbers are counted. */
const columns = sql`
  q.id, q.title, q.excerpt, q.category, q.tags, q.language, q.status, q.is_nsfw as "isNsfw",
  coalesce(p.score, (select coalesce(sum(v.value), 0)::int from votes v
    where v.object_type = 'question' and v.object_id = q.id)) as score,
  coalesce(p.answers, (select count(*)::int from answer_places a where a.question_id = q.id)) as answers,
  coalesce(p.is_solved, exists (select from answer_places a where a.answer_id = q.accepted_id)) as "hasAccepted",
  ${personIn('users')} as author, q.created_at as "createdAt", q.updated_at as "updatedAt"`
const joined = sql`
  left join question_places p on p.question_id = q.id
  left join users on users.id = q.author_id`

interface CardOptions {
  isWithNsfw?: boolean
  ownerId?: number | null
  /** They say where it is in their texts. */
  term?: string | undefined
}

/** Cards in the order of the ids, of public questions only; adult ones for those who may see them. */
export async function listQuestionCards(
  db: Db,
  ids: readonly number[],
  { isWithNsfw = false, ownerId = null, term }: CardOptions = {},
): Promise<FoundQuestion[]> {
  if (ids.length === 0) return []
  const found = foundBlock({ nodes: sql`q.nodes`, excerpt: sql`left(q.excerpt, ${ARTICLE_SNIPPET})` }, term)
  const { rows } = await sql<CardRow & { found: RichNode | null }>`
    select ${columns}, ${found} as found
    from ${idsInOrder(ids)} as wanted (id, ordinal)
    join questions q on q.id = wanted.id and (${isWithNsfw}::boolean or not q.is_nsfw)
      and (exists (select from visible_questions v where v.id = q.id)
        or (q.author_id = ${ownerId}::int8 and q.state = 'hidden'))
    ${joined}
    order by wanted.ordinal`.execute(db)
  return rows.map(({ found: block, ...row }) => {
    const snippet = foundPiece(block, term, ARTICLE_SNIPPET)
    return { ...cardOf(row), ...(snippet !== undefined && { snippet }) }
  })
}

interface DetailRow extends CardRow {
  source: string
  nodes: RichText
  comments: number
  acceptedId: number | null
  duplicate: Question['duplicateOf']
  closeReason: CloseReason | null
  editedAt: Date | null
  isRetagged: boolean
  state: TextState
}

/** One question, for somebody who may see it. The original of a duplicate is named to those who may see that. */
export async function getQuestionDetail(db: Db, viewer: Viewer | null, id: number): Promise<Question> {
  const hidden = [...(viewer?.hidden ?? [])]
  const { rows } = await sql<DetailRow>`
    select ${columns}, q.source, q.nodes, coalesce(c.comments, 0) as comments, q.accepted_id as "acceptedId",
      (select json_build_object('id', d.id, 'title', d.title, 'language', d.language) from visible_questions d
        where d.id = q.duplicate_of and (q.is_nsfw or not d.is_nsfw)
          and coalesce(d.author_id, 0) <> all(${hidden}::int8[])) as duplicate,
      case when q.status <> 'open' then q.close_reason end as "closeReason", q.edited_at as "editedAt",
      exists (select from question_retags r where r.question_id = q.id) as "isRetagged", q.state
    from questions q ${joined}
    left join object_counters c on c.object_type = 'question' and c.object_id = q.id
    where q.id = ${id} and q.state not in ('removed', 'withheld')`.execute(db)
  const row = rows[0] ?? fail('not_found', common.notFound)
  const { source, duplicate, acceptedId, editedAt, state, ...rest } = row
  return {
    ...rest,
    ...cardOf(row),
    content: source,
    acceptedId: row.hasAccepted ? acceptedId : null,
    duplicateOf: duplicate,
    editedAt: editedAt?.toISOString() ?? null,
    // What the staff removed is never loaded.
    state: state === 'removed' || state === 'withheld' ? 'deleted' : state,
  }
}

function cardOf(row: CardRow): QuestionCard {
  const { status, createdAt, updatedAt } = row
  return {
    ...row,
    status: statusOf(status, row.hasAccepted),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}
