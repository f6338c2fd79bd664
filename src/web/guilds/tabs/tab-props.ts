import type { GuildDetail } from '../../../contract/guilds.ts'

/** What every tab of a guild is given. */
export interface TabProps {
  guild: GuildDetail
}
