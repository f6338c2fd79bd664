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
