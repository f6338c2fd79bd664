import type { ErrorCode } from '../../../contract/errors.ts'
import type { RawOptions } from '../test-client.ts'
import type { Subjects } from './subjects.ts'

/** The author wrote everything that a request names; the member wrote none of it. */
export const ROLES = ['visitor', 'member', 'author', 'moderator', 'operator'] as const
export type MatrixRole = (typeof ROLES)[number]

/** 200, 201 and 303 are success; anything else is the code it is refused with, which also decides the status. */
export type Outcome = 200 | 201 | 303 | ErrorCode

export interface Row extends Record<MatrixRole, Outcome> {
  /** Valid enough to reach the rule that decides: a refusal is about the role, not about the form. */
  request: RawOptions | ((subjects: Subjects) => Promise<RawOptions> | RawOptions)
}

/** The most statements that an answer may take, `begin` and `commit` too; null where the matrix has only refusals. */
export type RoundTrips = number | null

type Request = Row['request']
export const prose = 'Stars are born in clouds of gas and dust that fall together under their own weight.'
export const ofArticle = ({ article }: Subjects): RawOptions => ({ params: { id: article.id } })
export const ofComment = ({ comment }: Subjects): RawOptions => ({ params: { id: comment.id } })
export const ofPost = ({ post }: Subjects): RawOptions => ({ params: { id: post.id } })
export const ofQuestion = ({ question }: Subjects): RawOptions => ({ params: { id: question.id } })
export const ofAnswer = ({ answer }: Subjects): RawOptions => ({ params: { id: answer.id } })
export const ofCollection = ({ collection }: Subjects): RawOptions => ({ params: { id: collection.id } })
export const like = { body: { isLike: true } }

export function everybody(outcome: Outcome, request: Request = {}): Row {
  return {
    request,
    visitor: outcome,
    member: outcome,
    author: outcome,
    moderator: outcome,
    operator: outcome,
  }
}

export function members(request: Request = {}, others: Partial<Row> = {}): Row {
  return { ...everybody(200, request), visitor: 'not_signed_in', ...others }
}

/** Only for its author. */
export function authors(request: Request, others: Partial<Row> = {}): Row {
  return { ...everybody('not_allowed', request), visitor: 'not_signed_in', author: 200, ...others }
}
