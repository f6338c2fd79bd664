import { isVisible } from '../../contract/common.ts'
import { PRIVILEGES } from '../../contract/honor-rules.ts'
import { DAY_MS, HOUR_MS } from '../platform/clock.ts'

const NEW_ACCOUNT_MS = 3 * DAY_MS
/** From this many verdicts on they say something about a person; with fewer, one mistake would count too much. */
const FEWEST_VERDICTS = 3
export const VERDICTS_READ = 10
/** This many of a person's reports a day count towards hiding and marking; the others are for moderators alone. */
const COUNTED_PER_DAY = 10
/** Product §16: this many reports a day of what is never allowed hide by themselves. */
const URGENT_PER_DAY = 3
export const HIDING_WINDOW_MS = 72 * HOUR_MS
const HIDING_WEIGHT = 3
const HIDING_PEOPLE = 3
const HIDING_URGENCY = 2
const NSFW_WEIGHT = 2

/** What is known about a person who reports something. */
export interface Standing {
  accountCreatedAt: Date
  honor: number
  /** The number of the last ten closed reports, and how many of them were founded. */
  closed: number
  founded: number
  reportsToday: number
  /** Reports about other objects that had an urgency, within a day. */
  urgentToday: number
  /** The last closed report about what is never allowed was unfounded. */
  isLastUrgentUnfounded: boolean
  /** An earlier report about the same object was unfounded. */
  isUnfoundedHere: boolean
  /** Nobody has reported the object, or all reports about it are closed. */
  isFirstHere: boolean
}

/** Product §11: newcomers count half, people who were right more, people who were wrong hardly. */
export function reportWeight(standing: Standing, now: Date): number {
  const { closed, founded, honor } = standing
  const isJudged = closed >= FEWEST_VERDICTS
  if (isJudged && founded <= closed * 0.2) return 0.25
  if (isNew(standing, now)) return 0.5
  if (honor >= PRIVILEGES.trustedReports) return 2
  return isJudged && founded >= closed * 0.7 ? 1.5 : 1
}

/** Whether a report can hide or mark something together with others. */
export function isCounted({ reportsToday, isUnfoundedHere }: Standing): boolean {
  return reportsToday < COUNTED_PER_DAY && !isUnfoundedHere
}

/** 2 hides at once, 1 together with another, 0 waits for a moderator. */
export function urgencyOf(standing: Standing, now: Date): 0 | 1 | 2 {
  const { urgentToday, isLastUrgentUnfounded, isUnfoundedHere } = standing
  if (urgentToday >= URGENT_PER_DAY || isLastUrgentUnfounded || isUnfoundedHere) return 0
  return isNew(standing, now) ? 1 : 2
}

function isNew({ accountCreatedAt }: Standing, now: Date): boolean {
  return now.getTime() - accountCreatedAt.getTime() < NEW_ACCOUNT_MS
}

/** "Something else" says nothing by itself. */
export function needsText(reason: string, text: string): boolean {
  return reason === 'other' && !isVisible(text)
}

/** What the open reports about one object amount to. */
export interface Sums {
  urgency: number
  nsfwWeight: number
  /** The weight of everything but "adult", within the window. */
  weight: number
  people: number
}

/** Product §11: enough people have said that it is adult and not marked as such. */
export function isNsfwByReports({ nsfwWeight }: Sums): boolean {
  return nsfwWeight >= NSFW_WEIGHT
}

/** Product §11 and §16: which rule hides it before a moderator has looked, if any. */
export function hidingRule({ urgency, weight, people }: Sums): 'urgent' | 'weight' | undefined {
  if (urgency >= HIDING_URGENCY) return 'urgent'
  return weight >= HIDING_WEIGHT && people >= HIDING_PEOPLE ? 'weight' : undefined
}
