import { sql } from 'kysely'
import type { ResponseOf } from '../../contract/endpoint.ts'
import type { getQuestionMine } from '../../contract/questions.ts'
import { can } from '../content/can.ts'
import type { Db } from '../platform/db.ts'
import type { Viewer } from '../platform/session.ts'
import type { QuestionFacts } from './queries.ts'
import { canChangeVote, canRetag, canVoteDown, canVoteToClose } from './rules.ts'

interface OwnVote {
  answerId: number | null
  value: -1 | 1
  votedAt: Date
  rewordedAt: Date | null
}

interface Marks {
  bookmarked: boolean
  hasVotedToClose: boolean
  answerId: number | null
  /** Their own question, which others have answered well. */
  isKept: boolean
}

/** What the viewer has done and may do with a question that they may see, and with its answers. */
export async function findMarks(
  db: Db,
  viewer: Viewer,
  question: QuestionFacts,
  now: Date,
): Promise<ResponseOf<typeof getQuestionMine>> {
  const { isKept, ...marks } = await findOwn(db, viewer, question)
  const votes = await listVotes(db, viewer, question.id)
  const own = votes.find(({ answerId }) => answerId === null)
  const changeable = ({ votedAt, rewordedAt }: OwnVote) => canChangeVote(votedAt, rewordedAt, now)
  const isAsker = viewer.id === question.authorId
  return {
    ...marks,
    canEdit: can(viewer, 'edit', question),
    canDelete: can(viewer, 'delete', question) && !isKept,
    canAccept: isAsker && question.isPublic && !question.isLocked,
    canRetag: question.isPublic && !question.isLocked && !isAsker && canRetag(viewer),
    canClose: question.isPublic && !question.isLocked && canVoteToClose(viewer),
    canVoteDown: canVoteDown(viewer),
    vote: own?.value ?? 0,
    canChangeVote: !question.isLocked && !isAsker && (own === undefined ? !question.isNsfw : changeable(own)),
    votes: votes.flatMap((vote) =>
      vote.answerId === null
        ? []
        : [{ answerId: vote.answerId, value: vote.value, canChange: !question.isLocked && changeable(vote) }],
    ),
  }
}

async function findOwn(db: Db, viewer: Viewer, question: QuestionFacts): Promise<Marks> {
  const { id } = question
  const { rows } = await sql<Marks>`
    select exists (select from bookmarks
        where object_type = 'question' and object_id = ${id} and user_id = ${viewer.id}) as bookmarked,
      exists (select from close_votes where question_id = ${id} and user_id = ${viewer.id}) as "hasVotedToClose",
      (select id from answers where question_id = ${id} and author_id = ${viewer.id} and state not in ('removed', 'withheld'))
        as "answerId",
      ${viewer.id === question.authorId}::boolean and exists (${valuedAnswer(question)}) as "isKept"`.execute(
    db,
  )
  return rows[0] ?? { bookmarked: false, hasVotedToClose: false, answerId: null, isKept: false }
}

/** Somebody else has answered it, and others, or who asked, found that useful. */
export const valuedAnswer = ({ id, authorId, acceptedId }: QuestionFacts) => sql`
  select from answer_places p join answers a on a.id = p.answer_id
  where p.question_id = ${id} and (p.ups > p.downs or p.answer_id = ${acceptedId})
    and a.author_id is distinct from ${authorId} limit 1`

/** Of the question and of its answers. */
async function listVotes(db: Db, viewer: Viewer, id: number): Promise<OwnVote[]> {
  const { rows } = await sql<OwnVote>`
    select null::int8 as "answerId", v.value, v.created_at as "votedAt", greatest(q.edited_at, q.reworded_at) as "rewordedAt"
    from votes v join questions q on q.id = v.object_id
    where v.object_type = 'question' and v.object_id = ${id} and v.user_id = ${viewer.id}
    union all
    select a.id, v.value, v.created_at, greatest(a.edited_at, a.reworded_at)
    from answer_places p join votes v on v.object_type = 'answer' and v.object_id = p.answer_id
      and v.user_id = ${viewer.id}
    join answers a on a.id = p.answer_id
    where p.question_id = ${id}`.execute(db)
  return rows
}
