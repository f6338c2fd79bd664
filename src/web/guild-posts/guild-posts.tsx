import type { GuildDetail } from '../../contract/guilds.ts'

/** Stands here until the branch of the posts brings the list. */
export function GuildPosts({ guild }: { guild: GuildDetail }) {
  return <div data-guild-posts={guild.id} />
}
