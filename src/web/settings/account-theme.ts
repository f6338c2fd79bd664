import {
  DEFAULT_THEME,
  isPremiumTheme,
  planAllowsTheme,
  type Plan,
  type Theme,
} from '../../contract/plans.ts'

/**
 * The theme to show once the account is known, or null to keep what is shown. The account's choice wins; its
 * default does not overrule a choice made on this device; a premium theme lives as long as its plan.
 */
export function themeForAccount(account: { selectedTheme: Theme; plan: Plan }, shown: Theme): Theme | null {
  const { selectedTheme, plan } = account
  const wanted = planAllowsTheme(plan, selectedTheme) ? selectedTheme : DEFAULT_THEME
  if (wanted === shown) return null
  if (wanted === DEFAULT_THEME && !isPremiumTheme(shown)) return null
  return wanted
}
