import { createGuildPost } from '../../../contract/guild-posts.ts'
import { addMs, DAY_MS } from '../../platform/clock.ts'
import { hashToken, newToken } from '../../platform/tokens.ts'
import type { TestApp } from '../test-app.ts'

let count = 0

/** A public guild of the author that anyone may join, with the helper in it. Earlier ones of the author are gone. */
export async function makeGuild(app: TestApp) {
  const [author, helper] = [await app.signIn('author'), await app.signIn('helper')]
  const now = app.clock.now()
  await app.db
    .updateTable('guilds')
    .set({ deleted_at: now })
    .where('owner_id', '=', author.userId)
    .where('deleted_at', 'is', null)
    .execute()
  const { id } = await app.db
    .insertInto('guilds')
    .values({
      name: `Star readers ${++count}`,
      insignia: 'SR',
      logo: 'logo3',
      color: '#1f5f8b',
      join_mode: 'open',
      owner_id: author.userId,
      member_count: 2,
      active_at: now,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const join = (userId: number, rank: number) =>
    app.db
      .insertInto('guild_members')
      .values({ guild_id: id, user_id: userId, rank, joined_at: now })
      .execute()
  await join(author.userId, 0)
  await join(helper.userId, 2)
  const change = (values: { deleted_at?: Date; offered_to?: number; owner_id?: null }) =>
    app.db.updateTable('guilds').set(values).where('id', '=', id).execute()
  return {
    guild: {
      id,
      ownerId: author.userId,
      memberId: helper.userId,
      /** Somebody who is not in the guild and waits to be. */
      makeRequest: async (): Promise<number> => {
        const { userId } = await app.signIn('other')
        const row = { guild_id: id, user_id: userId, state: 'open', created_at: now }
        await app.db.insertInto('guild_requests').values(row).execute()
        return userId
      },
      /** Somebody who is not in the guild. */
      strangerId: (await app.signIn('other')).userId,
      /** The member of the matrix is invited. */
      invite: async (): Promise<void> => {
        const { userId } = await app.signIn('member')
        const row = {
          guild_id: id,
          user_id: userId,
          inviter_id: author.userId,
          state: 'open',
          created_at: now,
        }
        await app.db.insertInto('guild_invites').values(row).execute()
      },
      makeLink: async (): Promise<{ id: number; token: string }> => {
        const token = newToken()
        const row = { guild_id: id, token_hash: hashToken(token), created_by: author.userId, created_at: now }
        const link = await app.db
          .insertInto('guild_links')
          .values(row)
          .returning('id')
          .executeTakeFirstOrThrow()
        return { id: link.id, token }
      },
    },
    makeDeletedGuild: async (): Promise<number> => {
      await change({ deleted_at: now })
      return id
    },
    /** A post of its owner. */
    makeGuildPost: async (): Promise<{ guildId: number; postId: number }> => {
      const body = { type: 'discussion', title: 'What do you read tonight?' } as const
      const post = await author.call(createGuildPost, { params: { id: String(id) }, body })
      return { guildId: id, postId: post.id }
    },
    /** To the member of the matrix. */
    makeOfferedGuild: async (): Promise<number> => {
      const { userId } = await app.signIn('member')
      await join(userId, 2)
      await app.db
        .updateTable('guilds')
        .set({ deleted_at: addMs(now, -DAY_MS) })
        .where('owner_id', '=', userId)
        .execute()
      await change({ offered_to: userId })
      return id
    },
    /** The account of its owner is gone, and the member of the matrix is its officer. */
    makeAbandonedGuild: async (): Promise<number> => {
      const { userId } = await app.signIn('member')
      await app.db.deleteFrom('guild_members').where('guild_id', '=', id).where('rank', '=', 0).execute()
      await app.db
        .updateTable('guilds')
        .set({ deleted_at: addMs(now, -DAY_MS) })
        .where('owner_id', '=', userId)
        .execute()
      await join(userId, 1)
      await change({ owner_id: null })
      return id
    },
  }
}
