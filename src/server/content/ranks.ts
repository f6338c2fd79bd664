import { HOUR_MS } from '../platform/clock.ts'

/**
 * What one person's action is worth, before their weight: W = 3L + 4C + 5B + 4S + 2V + sqrt(R) - 6F. Everything but the
 * reads R is summed in `object_counters.attention` where the event is recorded.
 */
export const POINTS = { like: 3, comment: 4, bookmark: 5, share: 4, vote: 2, report: -6 } as const

/** Changing it would reorder nothing, as long as every stored rank is changed with it. */
const EPOCH_MS = Date.UTC(2024, 0, 1)
/** Attention is worth half as much against an article, a question, or a post, that is this much newer. */
const TAU_MS = 36 * HOUR_MS
const QUESTION_TAU_MS = 24 * HOUR_MS
const POST_TAU_MS = 8 * HOUR_MS
const GUILD_POST_TAU_MS = 12 * HOUR_MS
/** For the week all of it lasts so many times longer. */
const WEEK_FACTOR = 5
/** Smaller moves are not written: a like more or less of a thousand is no reason to touch seven indexes. */
const LEAST_MOVE = 0.02

export interface Attention {
  attention: number
  reads: number
}

export interface Ranks {
  hot: number
  hotWeek: number
  score: number
}

/**
 * "An article needs twice the attention to hold its place against one 36 hours newer." Age is only in the time of
 * publishing, so that the order never changes by itself and ranks are written when something happens, not by a clock.
 */
export function ranksOf({ attention, reads }: Attention, publishedAt: Date): Ranks {
  return ranked(attention + Math.sqrt(reads), publishedAt, TAU_MS)
}

/** Twice the attention holds a question's place against one a day newer. */
export function ranksOfQuestion(attention: number, createdAt: Date): Ranks {
  return ranked(attention, createdAt, QUESTION_TAU_MS)
}

/** Page moves faster: twice the attention holds a post's place against one eight hours newer. */
export function ranksOfPost(attention: number, createdAt: Date): Ranks {
  return ranked(attention, createdAt, POST_TAU_MS)
}

/** Guilds talk slower: twelve hours. */
export function ranksOfGuildPost(attention: number, createdAt: Date): Ranks {
  return ranked(attention, createdAt, GUILD_POST_TAU_MS)
}

/**
 * What a rank would be at this moment if nobody had noticed the post: ranks of posts of Page and of guilds grow at
 * different speeds, and compare once this is taken from them.
 */
export function ranksOfNothing(now: Date): { post: Ranks; guildPost: Ranks } {
  return { post: ranksOfPost(0, now), guildPost: ranksOfGuildPost(0, now) }
}

function ranked(worth: number, at: Date, tauMs: number): Ranks {
  const score = Math.log2(1 + Math.max(0, worth))
  const age = at.getTime() - EPOCH_MS
  return { hot: score + age / tauMs, hotWeek: score + age / (WEEK_FACTOR * tauMs), score }
}

export function hasMoved(from: Ranks, to: Ranks): boolean {
  const moves = [from.hot - to.hot, from.hotWeek - to.hotWeek, from.score - to.score]
  return moves.some((move) => Math.abs(move) > LEAST_MOVE)
}
