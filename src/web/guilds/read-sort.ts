import { GUILD_SORTS } from '../../contract/guilds.ts'
import { GUILDS_PATH } from './guild-path.ts'
import type { GuildSort } from './guild-queries.ts'

/** The order stands in the address; what makes no sense there is as if it were not. */
export function readSort(query: URLSearchParams): GuildSort {
  const wanted = query.get('sort')
  return GUILD_SORTS.find((sort) => sort === wanted) ?? 'active'
}

export const pathOfSort = (sort: GuildSort): string =>
  sort === 'active' ? GUILDS_PATH : `${GUILDS_PATH}?sort=${sort}`
