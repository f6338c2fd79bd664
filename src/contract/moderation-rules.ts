/** What moderation is by constants: the web and the server both read it. */

/** The eight rules of the community in the order of `web/legal/texts/rules.*.ts`, then what the law forbids. */
export const COMMUNITY_RULES = [
  'kindness',
  'harassment',
  'honesty',
  'ownership',
  'privacy',
  'spam',
  'adult',
  'fairness',
  'law',
] as const
export type CommunityRule = (typeof COMMUNITY_RULES)[number]

/**
 * `keep` closes the reports as unfounded and shows again what they hid; `hide` removes; `mark-nsfw` marks; the next three
 * are about the author; `escalate` hands it to the operators; `restore` undoes `hide` and `mark-nsfw`; `lift` ends a
 * silence or a suspension early.
 */
export const MODERATION_ACTIONS = [
  'keep',
  'hide',
  'mark-nsfw',
  'warn',
  'silence',
  'suspend',
  'escalate',
  'restore',
  'lift',
] as const
export type ModerationAction = (typeof MODERATION_ACTIONS)[number]

/** What somebody can appeal against: everything that took something from them. */
export const APPEALABLE_ACTIONS = ['hide', 'mark-nsfw', 'warn', 'silence', 'suspend'] as const
export type AppealableAction = (typeof APPEALABLE_ACTIONS)[number]

export const SILENCE_DAYS = [1, 7, 30] as const
/** `null` is for good. */
export const SUSPENSION_DAYS = [7, 30, 90, 365, null] as const

export const MODERATION_REASON_MIN = 10
export const MODERATION_REASON_MAX = 1000
export const APPEAL_MIN = 10
export const APPEAL_MAX = 2000
export const APPEAL_DAYS = 30
export const CLAIM_MINUTES = 10
/** Whoever has this much Honor is suspended by two moderators together. */
export const TWO_PERSON_HONOR = 500
/** A single moderator may decide the appeal against an action of their own after this long. */
export const OWN_APPEAL_HOURS = 24

/** Beyond this many things that wait nobody counts. */
export const WAITING_COUNTED = 1000
