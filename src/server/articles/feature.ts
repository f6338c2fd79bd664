import type { Feature } from '../content/feature.ts'
import { redraw } from '../rich-text/public.ts'
import { purgeInvitations, withdrawInvitations } from './co-authors/actions.ts'
import { coAuthorEndpoints } from './co-authors/endpoints.ts'
import { draftLinkEndpoints } from './draft-links/endpoints.ts'
import { endpoints } from './endpoints.ts'
import { articlesFollowUps } from './follow-ups.ts'
import { articleHonor } from './honor.ts'
import { followUpDayOld } from './honor-queries.ts'
import { articleCounter, invitationCounter } from './metrics.ts'
import { articleNotifications } from './notifications.ts'
import { exportArticles } from './person-queries.ts'
import { redrawnArticles } from './redraw-actions.ts'
import { articlesRoutes } from './routes.ts'
import { createPublicationJob } from './schedule-job.ts'
import { seriesEndpoints } from './series/endpoints.ts'
import { eraseAuthor, forgetReasons } from './leave-actions.ts'

export const articles: Feature = {
  name: 'articles',
  routes: articlesRoutes,
  endpoints: { ...endpoints, ...coAuthorEndpoints, ...seriesEndpoints, ...draftLinkEndpoints },
  person: { export: exportArticles, erase: forgetReasons, eraseInParts: eraseAuthor },
  metrics: [articleCounter, invitationCounter],
  purge: [
    { name: 'invitations', run: ({ db }, now) => purgeInvitations(db.write, now) },
    { name: 'articles that are a day old', run: ({ db }, now) => followUpDayOld(db.write, now) },
  ],
  endTies: withdrawInvitations,
  followUps: articlesFollowUps,
  notifications: articleNotifications,
  honor: articleHonor,
  jobs: (server) => ({ publication: createPublicationJob(server) }),
  redraw: (server) => redraw(server, redrawnArticles(server.db.write)),
  work: ['article-content'],
  seed: {
    // Articles of the demo show collections.
    after: ['auth', 'collections'],
    run: async (seeding, { people = 0 }) => {
      const { seedArticles } = await import('./seed.ts')
      return { articles: await seedArticles(seeding, people) }
    },
  },
}
