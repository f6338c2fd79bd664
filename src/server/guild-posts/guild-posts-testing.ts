import type { BodyOf } from '../../contract/endpoint.ts'
import { createGuildPost } from '../../contract/guild-posts.ts'
import type { GuildRole } from '../../contract/guild-rules.ts'
import type { PagePost } from '../../contract/page-posts.ts'
import { addMs, DAY_MS } from '../platform/clock.ts'
import { insertGuild, insertMember } from '../testing/insert-guild.ts'
import type { TestApp } from '../testing/test-app.ts'
import type { TestClient } from '../testing/test-client.ts'

export type Person = Awaited<ReturnType<TestApp['signIn']>>

export const at = ({ id }: { id: number }) => ({ id: String(id) })

/** A guild with its people, as rows. */
export async function makeGuild(
  app: TestApp,
  {
    owner,
    officers = [],
    members = [],
    ...guild
  }: {
    owner: Person
    officers?: Person[]
    members?: Person[]
    name?: string
    isPrivate?: boolean
    isNsfw?: boolean
    rules?: { title: string; text: string }[]
    description?: string
  },
): Promise<{ id: number }> {
  const { name, isPrivate, description, isNsfw = false, rules = [] } = guild
  const id = await insertGuild(app, {
    ownerId: owner.userId,
    ...(name !== undefined && { name }),
    ...(isPrivate !== undefined && { isPrivate }),
    ...(description !== undefined && { description }),
  })
  await app.db
    .updateTable('guilds')
    .set({ is_nsfw: isNsfw, rules: JSON.stringify(rules) })
    .where('id', '=', id)
    .execute()
  const add = async (people: Person[], role: GuildRole) => {
    for (const { userId } of people) await insertMember(app, id, userId, role)
  }
  await add(officers, 'officer')
  await add(members, 'member')
  return { id }
}

export function postIn(
  client: TestClient,
  guild: { id: number },
  overrides: Partial<BodyOf<typeof createGuildPost>> = {},
): Promise<PagePost> {
  const body = { type: 'discussion', title: 'What do you read tonight?', ...overrides } as const
  return client.call(createGuildPost, { params: at(guild), body })
}

export async function kick(app: TestApp, guild: { id: number }, { userId }: Person): Promise<void> {
  await app.db
    .deleteFrom('guild_members')
    .where('guild_id', '=', guild.id)
    .where('user_id', '=', userId)
    .execute()
}

export async function ban(app: TestApp, guild: { id: number }, person: Person): Promise<void> {
  await kick(app, guild, person)
  await app.db
    .insertInto('guild_bans')
    .values({ guild_id: guild.id, user_id: person.userId, created_at: app.clock.now() })
    .execute()
}

export async function mute(app: TestApp, guild: { id: number }, { userId }: Person): Promise<void> {
  await app.db
    .updateTable('guild_members')
    .set({ muted_until: addMs(app.clock.now(), DAY_MS) })
    .where('guild_id', '=', guild.id)
    .where('user_id', '=', userId)
    .execute()
}
