import type { Feature } from '../content/feature.ts'
import { followGuild } from '../page-posts/public.ts'
import { purgeGuildPosts } from './actions.ts'
import { endpoints } from './endpoints.ts'
import { guildPostCounter } from './metrics.ts'
import { notifications } from './notifications.ts'
import { guildPostsRoutes } from './routes.ts'

export const guildPosts: Feature = {
  name: 'guild-posts',
  routes: guildPostsRoutes,
  endpoints,
  metrics: [guildPostCounter],
  notifications,
  purge: [{ name: 'posts of guilds', run: purgeGuildPosts }],
  seed: {
    after: ['guilds', 'page-posts'],
    run: async (seeding) => ({ guildPosts: await (await import('./seed.ts')).seedGuildPosts(seeding) }),
  },
  relistGuild: (trx, guildId, isListed) => followGuild(trx, guildId, { isListed }),
}
