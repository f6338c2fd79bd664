import type { RichText } from '../../contract/rich-text.ts'
import { isStaff } from '../access/public.ts'
import { DAY_MS } from '../platform/clock.ts'
import { fail, fill } from '../platform/errors.ts'
import { holdLimits, type LimitName, type SharedLimits } from '../platform/limits.ts'
import { messages as common } from '../platform/messages.ts'
import type { Viewer } from '../platform/session.ts'
import { hasExternalLinks, toLiteText } from '../lite-text/public.ts'
import { parseRichText } from '../rich-text/public.ts'

import { messages } from './messages.ts'
import { isWorthShowing, LINKS_HONOR } from './rules.ts'

export interface Writer {
  createdAt: Date
  honor: number
}

/** The tree of a comment, or a refusal of the field `text`. */
export function readWords(viewer: Viewer, { honor }: Writer, source: string): RichText {
  const nodes = toLiteText(parseRichText(source))
  if (!isWorthShowing(nodes))
    fail('invalid_input', common.invalidInput, { fields: { text: messages.nothingVisible } })
  if (hasExternalLinks(nodes) && honor < LINKS_HONOR && !isStaff(viewer)) {
    const text = fill(messages.linksNeedHonor, { honor: LINKS_HONOR })
    fail('invalid_input', common.invalidInput, { fields: { text } })
  }
  return nodes
}

/** Operators set a site up on their first day, and are not held back by it. */
export async function holdCommentLimits(
  limits: SharedLimits,
  viewer: Viewer,
  { createdAt }: Writer,
  now: Date,
): Promise<void> {
  const key = String(viewer.id)
  const isFirstDay = now.getTime() - createdAt.getTime() < DAY_MS && viewer.role !== 'operator'
  const counts: [LimitName, string][] = [['commentsPerMinute', key]]
  if (isFirstDay) counts.push(['commentsOnFirstDay', key])
  await holdLimits(limits, counts)
}
