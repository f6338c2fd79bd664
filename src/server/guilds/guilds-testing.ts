import type { BodyOf } from '../../contract/endpoint.ts'
import { createGuild, type GuildDetail } from '../../contract/guilds.ts'
import { listNotifications } from '../../contract/notifications.ts'
import type { TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'

let count = 0

/** What a guild is founded with; names are never the same. */
export function guildBody(more: Partial<BodyOf<typeof createGuild>> = {}): BodyOf<typeof createGuild> {
  count++
  return {
    name: `Star readers ${count}`,
    insignia: 'SR',
    logo: 'logo3',
    logoBackgroundColor: '#1f5f8b',
    ...more,
  }
}

export function foundGuild(
  client: TestClient,
  more: Partial<BodyOf<typeof createGuild>> = {},
): Promise<GuildDetail> {
  return client.call(createGuild, { body: guildBody(more) })
}

/** Somebody new in a guild, as if they had joined it long ago or now. */
export async function addMember(
  app: TestApp,
  guildId: number,
  name: string,
  { rank = 2, joinedAt = app.clock.now() }: { rank?: 1 | 2; joinedAt?: Date } = {},
) {
  const client = await app.signIn(name)
  await app.db
    .insertInto('guild_members')
    .values({ guild_id: guildId, user_id: client.userId, rank, joined_at: joinedAt })
    .execute()
  await app.db
    .updateTable('guilds')
    .set((eb) => ({ member_count: eb('member_count', '+', 1) }))
    .where('id', '=', guildId)
    .execute()
  return client
}

export const at = ({ id }: { id: number }) => ({ params: { id: String(id) } })

/** What somebody is told of guilds, as sentences. */
export async function listTold(app: TestApp, client: TestClient): Promise<string[]> {
  await app.settle()
  const { items } = await client.call(listNotifications, { query: { filter: 'guilds' } })
  return items.map(({ sentence }) => sentence.map(({ text }) => text).join(''))
}

export async function countOwners({ db }: TestApp, guildId: number): Promise<number> {
  const rows = await db
    .selectFrom('guild_members')
    .select('user_id')
    .where('guild_id', '=', guildId)
    .where('rank', '=', 0)
    .execute()
  return rows.length
}
