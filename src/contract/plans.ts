export const PLANS = ['free', 'topaz', 'agate', 'aqua'] as const
export type Plan = (typeof PLANS)[number]
export const PAID_PLANS = ['topaz', 'agate', 'aqua'] as const
export type PaidPlan = (typeof PAID_PLANS)[number]

export const BASIC_THEMES = ['dark', 'light', 'auto'] as const
export const PREMIUM_THEMES = ['topaz', 'agate', 'aqua'] as const
export const THEMES = [...BASIC_THEMES, ...PREMIUM_THEMES] as const
export type BasicTheme = (typeof BASIC_THEMES)[number]
export type PremiumTheme = (typeof PREMIUM_THEMES)[number]
export type Theme = (typeof THEMES)[number]
export const DEFAULT_THEME: BasicTheme = 'dark'

export function isPremiumTheme(theme: unknown): theme is PremiumTheme {
  return PREMIUM_THEMES.some((premium) => premium === theme)
}

export function isBasicTheme(theme: unknown): theme is BasicTheme {
  return BASIC_THEMES.some((basic) => basic === theme)
}

/** A plan opens the themes of its own stone and of those below it; basic themes are everybody's. */
export function planAllowsTheme(plan: Plan, theme: Theme): boolean {
  return !isPremiumTheme(theme) || PLANS.indexOf(plan) >= PLANS.indexOf(theme)
}

/** Exactly one of the four flags of a user is true; this reads it back as a plan. */
export function planOf(flags: { isTopaz: boolean; isAgate: boolean; isAqua: boolean }): Plan {
  if (flags.isAqua) return 'aqua'
  if (flags.isAgate) return 'agate'
  return flags.isTopaz ? 'topaz' : 'free'
}

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
