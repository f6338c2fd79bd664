import type { Plan } from './plans.ts'

export interface PlanLimits {
  uploadGigabytes: number
  guildsOwned: number
  /** Of each guild that somebody owns; null is as many as come. */
  guildMembers: number | null
  /** Of each group that somebody starts, themselves included. */
  groupMembers: number
  /** Posts and articles that wait for their time at once. */
  scheduledPosts: number
  /** How far back an author sees the reads of their articles day by day. Without any: their sum alone. */
  analyticsDays: number
}

/** Everything that a plan changes besides themes and the frame of a picture. Nothing here ranks, pays or softens. */
export const PLAN_LIMITS: Readonly<Record<Plan, PlanLimits>> = {
  free: {
    uploadGigabytes: 1,
    guildsOwned: 1,
    guildMembers: 500,
    groupMembers: 20,
    scheduledPosts: 1,
    analyticsDays: 0,
  },
  topaz: {
    uploadGigabytes: 5,
    guildsOwned: 3,
    guildMembers: 2000,
    groupMembers: 30,
    scheduledPosts: 10,
    analyticsDays: 30,
  },
  agate: {
    uploadGigabytes: 10,
    guildsOwned: 5,
    guildMembers: 5000,
    groupMembers: 40,
    scheduledPosts: 50,
    analyticsDays: 90,
  },
  aqua: {
    uploadGigabytes: 20,
    guildsOwned: 10,
    guildMembers: null,
    groupMembers: 50,
    scheduledPosts: 200,
    analyticsDays: 365,
  },
}

/** A failed payment keeps the plan for so long, so that a card can be replaced in peace. */
export const GRACE_DAYS = 7
