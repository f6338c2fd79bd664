import { PLAN_LIMITS } from '../../contract/plan-limits.ts'
import type { Plan } from '../../contract/plans.ts'
import type { Translate } from '../platform/language.tsx'
import type { Dictionary } from '../platform/messages.ts'
import type { messages } from './messages.ts'

type Key = typeof messages extends Dictionary<infer K> ? K : never

const THEMES = { free: 'basicThemes', topaz: 'topazTheme', agate: 'agateTheme', aqua: 'aquaTheme' } as const

/** What a plan brings, in the order of a card; the numbers are those that the server holds to. */
export function featuresOf(plan: Plan, t: Translate<Key>, number: (count: number) => string): string[] {
  const { uploadGigabytes, guildsOwned, guildMembers, groupMembers, scheduledPosts, analyticsDays } =
    PLAN_LIMITS[plan]
  const members = guildMembers === null ? '' : number(guildMembers)
  return [
    t(THEMES[plan]),
    t('uploads', { count: uploadGigabytes }),
    guildMembers === null
      ? t('endlessGuilds', { count: guildsOwned })
      : guildsOwned === 1
        ? t('oneGuild', { members })
        : t('guilds', { count: guildsOwned, members }),
    t('groups', { count: groupMembers }),
    scheduledPosts === 1 ? t('oneScheduled') : t('scheduled', { count: scheduledPosts }),
    ...(analyticsDays > 0 ? [t('reads', { count: analyticsDays }), t('frame')] : []),
  ]
}
