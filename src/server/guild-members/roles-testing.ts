import { authors, everybody, members, type RoundTrips, type Row } from '../testing/role-matrix/rows.ts'
import type { Subjects } from '../testing/role-matrix/subjects.ts'
import type { RawOptions } from '../testing/test-client.ts'
import type { endpoints } from './endpoints.ts'

/** The author owns the guild, which is public and open; nobody else of the matrix is in it. See guild-roles.test.ts. */
const ofGuild = ({ guild }: Subjects): RawOptions => ({ params: { id: guild.id } })
const ofMember = ({ guild }: Subjects): RawOptions => ({ params: { id: guild.id, userId: guild.memberId } })

export const roles: Record<keyof typeof endpoints, Row> = {
  joinGuild: members((subjects) => ({ ...ofGuild(subjects), body: {} })),
  leaveGuild: members(ofGuild, { author: 'conflict' }),
  listGuildMembers: everybody(200, ofGuild),
  changeGuildMember: authors((subjects) => ({ ...ofMember(subjects), body: { role: 'officer' } })),
  removeGuildMember: authors(ofMember),
  listGuildBans: authors(ofGuild),
  listGuildRequests: authors(ofGuild),
  decideGuildRequest: authors(async ({ guild }) => ({
    params: { id: guild.id, userId: await guild.makeRequest() },
    body: { accept: true },
  })),
  inviteToGuild: authors((subjects) => ({
    ...ofGuild(subjects),
    body: { userId: subjects.guild.strangerId },
  })),
  // Its owner is in it already, as if they had accepted.
  answerGuildInvite: members(
    async ({ guild }) => {
      await guild.invite()
      return { params: { id: guild.id }, body: { accept: true } }
    },
    { moderator: 'not_found', operator: 'not_found' },
  ),
  createGuildLink: authors((subjects) => ({ ...ofGuild(subjects), body: { days: 1, maxUses: 3 } })),
  listGuildLinks: authors(ofGuild),
  revokeGuildLink: authors(async ({ guild }) => ({
    params: { id: guild.id, linkId: (await guild.makeLink()).id },
  })),
  joinByLink: members(async ({ guild }) => ({ body: { token: (await guild.makeLink()).token } })),
}

export const roundTrips: Record<keyof typeof roles, RoundTrips> = {
  // The session, the limit; a transaction with the guild locked and read, the standing, the seats, the member and the
  // log; the guild as it is answered.
  joinGuild: 11,
  leaveGuild: 7,
  listGuildMembers: 3,
  changeGuildMember: 13,
  removeGuildMember: 11,
  listGuildBans: 3,
  listGuildRequests: 3,
  decideGuildRequest: 12,
  inviteToGuild: 13,
  answerGuildInvite: 10,
  createGuildLink: 10,
  listGuildLinks: 3,
  revokeGuildLink: 6,
  joinByLink: 13,
}
