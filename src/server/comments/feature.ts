import type { Feature } from '../content/feature.ts'
import { redraw, redrawnTable } from '../rich-text/public.ts'
import { eraseComments } from './actions.ts'
import { endpoints } from './endpoints.ts'
import { commentNotifications } from './notifications.ts'
import { exportComments } from './person-queries.ts'
import { purgeComments } from './queries.ts'
import { commentsRoutes } from './routes.ts'
import { eraseComments as eraseOwnComments } from './leave-actions.ts'

export const comments: Feature = {
  name: 'comments',
  routes: commentsRoutes,
  endpoints,
  person: { export: exportComments, eraseInParts: [eraseOwnComments] },
  eraseTraces: eraseComments,
  notifications: commentNotifications,
  purge: [{ name: 'comments', run: ({ db }, now) => purgeComments(db.write, now) }],
  redraw: (server) => redraw(server, redrawnTable(server.db.write, 'comments', 'lite-text-trees')),
  // Comments are seeded with articles and posts; these are rules about some of them.
  seed: {
    after: ['articles', 'collections', 'page-posts', 'guild-posts', 'questions'],
    run: async (seeding) => (await import('./seed.ts')).seedCommentRules(seeding),
  },
}
