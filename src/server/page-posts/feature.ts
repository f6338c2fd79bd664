import type { Feature } from '../content/feature.ts'
import { redraw, redrawnTable } from '../rich-text/public.ts'
import { endpoints } from './endpoints.ts'
import { LIST_GUILD_POSTS, listGuildPosts } from './guild-actions.ts'
import { postCounter } from './metrics.ts'
import { postNotifications } from './notifications.ts'
import { exportPosts } from './person-queries.ts'
import { indexPost, POST_SEARCH } from './search-actions.ts'
import { purgePostAddresses } from './purge-actions.ts'
import { pagePostsRoutes } from './routes.ts'

export const pagePosts: Feature = {
  name: 'page-posts',
  routes: pagePostsRoutes,
  endpoints,
  person: { export: exportPosts },
  metrics: [postCounter],
  purge: [{ name: 'addresses of posts', run: ({ db }, now) => purgePostAddresses(db.write, now) }],
  followUps: {
    [POST_SEARCH]: (trx, postId) => indexPost(trx, Number(postId)),
    [LIST_GUILD_POSTS]: (trx, guildId) => listGuildPosts(trx, Number(guildId)),
  },
  notifications: postNotifications,
  redraw: (server) => redraw(server, redrawnTable(server.db.write, 'page_posts', 'lite-text-trees')),
  seed: {
    after: ['auth', 'articles'],
    run: async (seeding, { people = 0 }) => {
      const { seedPagePosts } = await import('./seed.ts')
      return { posts: await seedPagePosts(seeding, people) }
    },
  },
}
