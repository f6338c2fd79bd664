import { DOWNVOTE_COST } from './honor-levels.ts'
export { LEVELS, PRIVILEGES, type Level, type Privilege } from './honor-levels.ts'

/**
 * Honor as constants: what earns it, what it opens, what it is called. The server pays by this table, the help page
 * shows it, and nothing else says what Honor is worth.
 */
interface Reward {
  points: number
  /** Who may give it: nobody but the site, or another person whose giving is limited. */
  from: 'site' | 'people'
  /** How much of it counts: once ever, so many a day, within the pool of all likes and votes, or without a limit. */
  cap: 'once' | 'pool' | 'none' | { points: number } | { times: number }
}

export const HONOR_REWARDS = {
  'email-verified': { points: 1, from: 'site', cap: 'once' },
  'profile-completed': { points: 5, from: 'site', cap: 'once' },
  'iq-finished': { points: 50, from: 'site', cap: 'once' },
  'article-published': { points: 10, from: 'site', cap: { times: 2 } },
  'article-liked': { points: 5, from: 'people', cap: 'pool' },
  'post-liked': { points: 2, from: 'people', cap: 'pool' },
  'comment-liked': { points: 1, from: 'people', cap: { points: 10 } },
  'question-upvoted': { points: 5, from: 'people', cap: 'pool' },
  'answer-upvoted': { points: 10, from: 'people', cap: 'pool' },
  'answer-accepted': { points: 15, from: 'people', cap: 'none' },
  'answer-chosen': { points: 2, from: 'people', cap: 'none' },
  'suggestion-accepted': { points: 4, from: 'people', cap: { points: 40 } },
  'translation-accepted': { points: 15, from: 'people', cap: { points: 40 } },
  'report-confirmed': { points: 3, from: 'site', cap: { times: 5 } },
  downvoted: { points: -2, from: 'people', cap: 'none' },
  'downvote-given': { points: -DOWNVOTE_COST, from: 'site', cap: 'none' },
  'content-removed': { points: -10, from: 'site', cap: 'none' },
  'spam-confirmed': { points: -100, from: 'site', cap: 'none' },
} as const satisfies Record<string, Reward>

export type HonorReason = keyof typeof HONOR_REWARDS
export const HONOR_REASONS = Object.keys(HONOR_REWARDS) as [HonorReason, ...HonorReason[]]

/** All likes and votes together earn no more in a day. */
export const HONOR_POOL = 100
/** Days of Honor end at midnight here, west to east in hours. */
export const HONOR_DAY_OFFSET_HOURS = 7
/** Only so many likes of one giver pay in a day. */
export const HONOR_GIVER_LIKES = 50
/** From one giver to one receiver. */
export const HONOR_PAIR = { day: 5, days30: 15 }
/** A giver is at least this old. */
export const HONOR_GIVER_HOURS = 24
/** Between two people who share a device: held so long before it is paid. */
export const HONOR_HOLD_HOURS = 48
/** An article pays once it has been up so long and is so long. */
export const HONOR_ARTICLE = { hours: 24, words: 300 }
/** What was deleted by its author keeps its Honor when it lived so long and was liked so often. */
export const HONOR_KEPT = { days: 60, score: 3 }
