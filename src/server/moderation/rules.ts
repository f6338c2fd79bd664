import {
  SILENCE_DAYS,
  SUSPENSION_DAYS,
  TWO_PERSON_HONOR,
  type ModerationAction,
} from '../../contract/moderation-rules.ts'
import type { Described, Moderated } from '../content/moderated.ts'
import { DAY_MS, addMs } from '../platform/clock.ts'
import type { Role } from '../platform/session.ts'

/** What the rules need to know about somebody whom an action is about. */
export interface Judged {
  id: number
  role: Role
  honor: number
  isSilenced: boolean
  isSuspended: boolean
}

export interface Judging {
  moderator: { id: number; role: Role }
  person: Judged | null
  described: Described
  type: Moderated
  /** Reports about it are open, or they hid it. */
  isWaiting: boolean
  isEscalated: boolean
  lastAction: ModerationAction | undefined
}

/** Nobody judges themself, nor the staff; operators judge moderators. */
export function isBeyond(moderator: Judging['moderator'], person: Judged | null): boolean {
  if (person === null) return false
  if (person.id === moderator.id || person.role === 'operator') return true
  return person.role === 'moderator' && moderator.role !== 'operator'
}

/** What this moderator may do with it now: the card offers it, and nothing else is accepted. */
export function possibleActions(judging: Judging): ModerationAction[] {
  const { moderator, person, described, type, isWaiting, isEscalated, lastAction } = judging
  const isOperator = moderator.role === 'operator'
  if (person?.id === moderator.id || (isEscalated && !isOperator)) return []
  const canEscalate = isWaiting && !isEscalated && !isOperator
  if (isBeyond(moderator, person)) {
    // That there was nothing in the reports takes nothing from anybody; nobody else could say it of an operator.
    if (isOperator) return isWaiting ? ['keep'] : []
    return canEscalate ? ['escalate'] : []
  }
  const isThere = described.state === 'visible' || described.state === 'hidden'
  const canRestore = described.state === 'removed' || (isThere && lastAction === 'mark-nsfw')
  const offers: [ModerationAction, boolean][] = [
    ['keep', isWaiting],
    ['hide', isThere && type.takeDown !== null],
    ['mark-nsfw', isThere && type.mark !== null && (!described.isNsfw || described.isMarkedByReports)],
    ['warn', person !== null],
    ['silence', person !== null && !person.isSilenced && !person.isSuspended],
    ['suspend', person !== null && !person.isSuspended],
    ['escalate', canEscalate],
    ['restore', canRestore && (type.takeDown !== null || type.mark !== null)],
    ['lift', person !== null && (person.isSilenced || person.isSuspended)],
  ]
  return offers.flatMap(([action, isPossible]) => (isPossible ? [action] : []))
}

/** How long it lasts; undefined where the number of days does not belong to the action. */
export function isDuration(action: ModerationAction, days: number | null | undefined): boolean {
  if (action === 'silence') return SILENCE_DAYS.some((one) => one === days)
  if (action === 'suspend') return SUSPENSION_DAYS.some((one) => one === days)
  return days === undefined
}

export function endOf(days: number | null, now: Date): Date | null {
  return days === null ? null : addMs(now, days * DAY_MS)
}

/** People with much Honor are suspended by two. */
export function needsTwo({ honor }: Pick<Judged, 'honor'>): boolean {
  return honor >= TWO_PERSON_HONOR
}
