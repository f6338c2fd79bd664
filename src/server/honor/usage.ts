import { HONOR_REWARDS, type HonorReason } from '../../contract/honor-rules.ts'

/** All likes and votes: they share the pool. */
export const POOLED = [
  'article-liked',
  'post-liked',
  'comment-liked',
  'question-upvoted',
  'answer-upvoted',
] as const satisfies HonorReason[]
/** They share their limit of a day. */
const HELPING = ['suggestion-accepted', 'translation-accepted'] as const satisfies HonorReason[]

export function isPooled(reason: HonorReason): boolean {
  return (POOLED as readonly HonorReason[]).includes(reason)
}

/** Those that have one limit together with this reason. */
export function limitedWith(reason: HonorReason): readonly HonorReason[] {
  return (HELPING as readonly HonorReason[]).includes(reason) ? HELPING : [reason]
}

/** What counts for the limits: some entries about one person on one day, by reason and giver. */
export interface Used {
  userId: number
  day: number
  reason: HonorReason
  actorId: number | null
  points: number
  /** How many were given and not taken back. */
  times: number
}

/** How much of the limits is used up. It is told of every entry that is written meanwhile. */
export class Usage {
  private readonly days = new Map<string, { points: number; times: number }>()
  private readonly pairs = new Map<string, Map<number, number>>()

  constructor(used: Used[]) {
    for (const one of used) this.add(one)
  }

  add({ userId, day, reason, actorId, points, times }: Used): void {
    const key = `${userId} ${day} ${reason}`
    const sum = this.days.get(key) ?? { points: 0, times: 0 }
    this.days.set(key, { points: sum.points + points, times: sum.times + times })
    if (actorId === null || HONOR_REWARDS[reason].from !== 'people') return
    const pair = this.pairs.get(`${actorId} ${userId}`) ?? new Map<number, number>()
    pair.set(day, (pair.get(day) ?? 0) + times)
    this.pairs.set(`${actorId} ${userId}`, pair)
  }

  points(userId: number, day: number, reasons: readonly HonorReason[]): number {
    return reasons.reduce(
      (sum, reason) => sum + (this.days.get(`${userId} ${day} ${reason}`)?.points ?? 0),
      0,
    )
  }

  times(userId: number, day: number, reason: HonorReason): number {
    return this.days.get(`${userId} ${day} ${reason}`)?.times ?? 0
  }

  /** How often one has given something to the other on some days. */
  given(actorId: number, userId: number, from: number, to: number): number {
    let sum = 0
    for (const [day, times] of this.pairs.get(`${actorId} ${userId}`) ?? [])
      if (day >= from && day <= to) sum += times
    return sum
  }
}
