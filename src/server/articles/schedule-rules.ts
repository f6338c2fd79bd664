import type { Text } from '../../contract/messages.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import { refuseTime } from '../scheduling/public.ts'
import type { ArticleFacts } from './queries.ts'
import { messages } from './schedule-messages.ts'

/** Undefined leaves the date as it is, null removes it. */
export type PublishAt = Date | null | undefined

/** As a body has it, checked by its schema. */
export function readPublishAt(written: string | null | undefined): PublishAt {
  return typeof written === 'string' ? new Date(written) : written
}

/** The date of a new draft, or null for one without. */
export function readFirstPublishAt(written: string | null | undefined, now: Date): Date | null {
  const publishAt = readPublishAt(written) ?? null
  if (publishAt !== null) refuseTime(publishAt, now)
  return publishAt
}

interface Change {
  publishAt: PublishAt
  state: 'draft' | 'published' | undefined
}

/** Refuses an impossible date, or an article that is not a draft. */
export function refuseSchedule(article: Pick<ArticleFacts, 'state'>, change: Change, now: Date): void {
  const { publishAt, state = article.state } = change
  if (publishAt === undefined || publishAt === null) return
  if (state !== 'draft') refusePublishAt(messages.ofDraft)
  refuseTime(publishAt, now)
}

function refusePublishAt(text: Text): never {
  return fail('invalid_input', common.invalidInput, { fields: { publishAt: text } })
}

/** Whether it is the date that the article has already. */
export function isSameTime(one: PublishAt, other: Date | null): boolean {
  return one !== undefined && one?.getTime() === other?.getTime()
}
