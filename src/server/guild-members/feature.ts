import type { Feature } from '../content/feature.ts'
import { endpoints } from './endpoints.ts'
import { withdrawInvites } from './invite-actions.ts'
import { inviteRoutes } from './invite-routes.ts'
import { joinRoutes } from './join-routes.ts'
import { listRoutes } from './list-routes.ts'
import { manageRoutes } from './manage-routes.ts'
import { membershipCounter } from './metrics.ts'
import { notifications } from './notifications.ts'
import { exportGuildMembers } from './person-queries.ts'
import { purgeInvites, purgeLeavers, purgeLinks, purgeRequests } from './purge-actions.ts'
import { forgetReasons, leaveGuilds } from './leave-actions.ts'

export const guildMembers: Feature = {
  name: 'guild-members',
  routes: (site) => {
    joinRoutes(site)
    listRoutes(site)
    manageRoutes(site)
    inviteRoutes(site)
  },
  endpoints,
  person: { export: exportGuildMembers, eraseInParts: [leaveGuilds, ...forgetReasons] },
  metrics: [membershipCounter],
  notifications,
  endTies: withdrawInvites,
  purge: [
    { name: 'requests to join guilds', run: ({ db }, now) => purgeRequests(db.write, now) },
    { name: 'invitations to guilds', run: ({ db }, now) => purgeInvites(db.write, now) },
    { name: 'invitation links of guilds', run: ({ db }, now) => purgeLinks(db.write, now) },
    { name: 'people who left guilds', run: ({ db }, now) => purgeLeavers(db.write, now) },
  ],
}
