import type { Language } from '../../../contract/messages.ts'
import { GUILD_POSTS_EN } from './guild-posts-en.ts'
import { GUILD_POSTS_ID } from './guild-posts-id.ts'
import { GUILD_POSTS_MY } from './guild-posts-my.ts'
import type { DemoGuildPost } from './post-types.ts'
import type { DemoComment } from './thread.ts'

/** What members of the demo's guilds said to each other, the oldest first. */
export const DEMO_GUILD_POSTS: (DemoGuildPost & { language: Language })[] = [
  ...GUILD_POSTS_EN.map((post) => ({ ...post, language: 'en' as const })),
  ...GUILD_POSTS_ID.map((post) => ({ ...post, language: 'id' as const })),
  ...GUILD_POSTS_MY.map((post) => ({ ...post, language: 'my' as const })),
].toSorted((one, other) => other.hours - one.hours)

/** Who founded which guild; nobody has two. */
export const DEMO_OWNERS: Record<string, number> = {
  'Front Porch': 1,
  'Star Readers': 20,
  'Dapur Nusantara': 36,
  'Sejarah Kampung Kita': 13,
  'Proof by Friday': 10,
  'Slow Trains': 19,
  'Penulis Pagi': 26,
  'Reef Keepers': 27,
  'Kelab Buku Petang Ahad': 16,
  'Solder and Smoke': 2,
  'Guru Berbagi': 22,
  'Night Market Economists': 17,
}

/** Those who have written in a guild, its founder first. */
export function demoWriters(guild: string): number[] {
  const speakers = (comments: readonly DemoComment[]): number[] =>
    comments.flatMap(({ by, replies }) => [by, ...speakers(replies ?? [])])
  const said = DEMO_GUILD_POSTS.filter((post) => post.guild === guild)
  return [
    ...new Set([DEMO_OWNERS[guild] ?? 1, ...said.flatMap(({ by, comments }) => [by, ...speakers(comments)])]),
  ]
}
