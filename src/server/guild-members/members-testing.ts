import { sql } from 'kysely'
import {
  changeGuildMember,
  createGuildLink,
  decideGuildRequest,
  inviteToGuild,
  joinGuild,
  leaveGuild,
  listGuildMembers,
} from '../../contract/guild-members.ts'
import type { TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'

export type Member = TestClient & { userId: number }

export const at = (id: number) => ({ id: String(id) })
export const of = (id: number, { userId }: { userId: number }) => ({ id: String(id), userId: String(userId) })

export const join = (client: TestClient, id: number, body: { message?: string; answers?: string[] } = {}) =>
  client.call(joinGuild, { params: at(id), body })
export const tryJoin = (client: TestClient, id: number) =>
  client.attempt(joinGuild, { params: at(id), body: {} })
export const leave = (client: TestClient, id: number) => client.call(leaveGuild, { params: at(id) })
export const decide = (client: TestClient, id: number, person: Member, accept: boolean) =>
  client.call(decideGuildRequest, { params: of(id, person), body: { accept } })
export const invite = (client: TestClient, id: number, { userId }: { userId: number }) =>
  client.call(inviteToGuild, { params: at(id), body: { userId } })
export const change = (client: TestClient, id: number, person: { userId: number }, body: unknown) =>
  client.attempt(changeGuildMember, { params: of(id, person), body })
export const makeLink = (client: TestClient, id: number, maxUses: number | null = null) =>
  client.call(createGuildLink, { params: at(id), body: { days: 7, maxUses } })
export const namesIn = async (client: TestClient, id: number) =>
  (await client.call(listGuildMembers, { params: at(id), query: {} })).items.map(({ person }) => person.name)

/** What is counted, and what there is: they have to agree whatever happened. */
export async function countsOf({ db }: TestApp, id: number) {
  const { rows } = await sql<{ counted: number; members: number; owners: number; officers: number }>`
    select member_count as counted, count(m.user_id)::int as members,
      count(*) filter (where rank = 0)::int as owners, count(*) filter (where rank = 1)::int as officers
    from guilds left join guild_members m on m.guild_id = guilds.id where id = ${id}
    group by member_count`.execute(db)
  return rows[0]
}

export async function actsOf({ db }: TestApp, id: number): Promise<string[]> {
  const rows = await db
    .selectFrom('guild_log')
    .select('act')
    .where('guild_id', '=', id)
    .orderBy('id')
    .execute()
  return rows.map(({ act }) => act)
}
