import type { GuildDetail } from '../../contract/guilds.ts'
import { pathOfGuild } from './guild-path.ts'

export const GUILD_TABS = ['posts', 'about', 'members', 'requests', 'log'] as const
export type GuildTab = (typeof GUILD_TABS)[number]

/** Owner and officers. */
export const isOfficer = ({ standing }: Pick<GuildDetail, 'standing'>): boolean =>
  standing?.role === 'owner' || standing?.role === 'officer'

export const isInside = ({ standing }: Pick<GuildDetail, 'standing'>): boolean => standing?.role != null

/** Whoever is outside a private guild is told what it is, and nothing of what is in it. */
export const isClosedTo = (guild: Pick<GuildDetail, 'isPrivate' | 'standing'>): boolean =>
  guild.isPrivate && !isInside(guild)

export function tabsFor(guild: GuildDetail): readonly GuildTab[] {
  return GUILD_TABS.filter((tab) => {
    if (tab === 'members') return !isClosedTo(guild)
    if (tab === 'requests') return isOfficer(guild)
    return tab !== 'log' || isInside(guild)
  })
}

export function readTab(query: URLSearchParams): GuildTab {
  const wanted = query.get('tab')
  return GUILD_TABS.find((tab) => tab === wanted) ?? 'posts'
}

export const pathOfTab = (guild: { id: number }, tab: GuildTab): string =>
  tab === 'posts' ? pathOfGuild(guild) : `${pathOfGuild(guild)}?tab=${tab}`
