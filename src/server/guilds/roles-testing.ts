import { authors, everybody, members, type RoundTrips, type Row } from '../testing/role-matrix/rows.ts'
import type { Subjects } from '../testing/role-matrix/subjects.ts'
import type { RawOptions } from '../testing/test-client.ts'
import type { endpoints } from './endpoints.ts'

let count = 0
const ofGuild = ({ guild }: Subjects): RawOptions => ({ params: { id: guild.id } })
const ownersOnly = { author: 200 } as const
/** The member of the matrix is in these guilds, and nobody else of it. */
const strangers = { author: 'conflict', moderator: 'conflict', operator: 'conflict' } as const

export const roles: Record<keyof typeof endpoints, Row> = {
  listGuilds: everybody(200),
  listMyGuilds: members(),
  listGuildsOf: everybody(200, ({ guild }) => ({ params: { id: guild.ownerId } })),
  getGuild: everybody(200, ofGuild),
  // The author owns one already, and has no plan.
  createGuild: members(
    ({ guild }) => ({
      body: {
        name: `Sky ${guild.id} ${++count}`,
        insignia: 'SK',
        logo: 'logo1',
        logoBackgroundColor: '#1f5f8b',
      },
    }),
    { author: 'plan_required' },
  ),
  updateGuild: authors((subjects) => ({ ...ofGuild(subjects), body: { description: 'We look up.' } })),
  deleteGuild: members(ofGuild, { member: 'not_allowed' }),
  restoreGuild: members(async ({ makeDeletedGuild }) => ({ params: { id: await makeDeletedGuild() } }), {
    member: 'not_found',
    moderator: 'not_found',
  }),
  offerGuild: authors((subjects) => ({
    ...ofGuild(subjects),
    body: { userId: subjects.guild.memberId },
  })),
  answerOffer: members(
    async ({ makeOfferedGuild }) => ({ params: { id: await makeOfferedGuild() }, body: { accept: true } }),
    strangers,
  ),
  claimGuild: members(async ({ makeAbandonedGuild }) => ({ params: { id: await makeAbandonedGuild() } }), {
    author: 'not_allowed',
    moderator: 'not_allowed',
    operator: 'not_allowed',
  }),
  listGuildLog: authors(ofGuild, ownersOnly),
}

export const roundTrips: Record<keyof typeof roles, RoundTrips> = {
  listGuilds: 1,
  listMyGuilds: 5,
  listGuildsOf: 3,
  getGuild: 2,
  // The session, the plan, the limit; a transaction with the person, the plan, guild, member and log; the guild.
  createGuild: 11,
  updateGuild: 9,
  // By staff: their log, and the owner is told.
  deleteGuild: 12,
  restoreGuild: 15,
  offerGuild: 10,
  answerOffer: 15,
  claimGuild: 16,
  listGuildLog: 3,
}
