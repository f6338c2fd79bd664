import type { ModerationCase } from '../../../contract/moderation.ts'
import type { ModerationAction } from '../../../contract/moderation-rules.ts'

/** What can be begun now: nothing while another moderator has it. */
export function openActions({ claim, actions }: ModerationCase, now = Date.now()): ModerationAction[] {
  return claim !== null && !claim.isMine && Date.parse(claim.until) > now ? [] : actions
}
