import { sql } from 'kysely'
import type { Privacy } from '../../contract/privacy-rules.ts'
import { claimMedia, mediaUrl } from '../media/public.ts'
import { transact, type Db } from '../platform/db.ts'
import type { Pinned } from './queries.ts'

interface Columns {
  bio?: string
  links?: string[]
  languages?: string[]
  audience?: Privacy['audience']
  shows_joined?: boolean
  shows_activity?: boolean
  shows_follows?: boolean
  is_indexed?: boolean
  is_ranked?: boolean
  shows_iq?: boolean
  who_may_mention?: Privacy['whoMayMention']
  pinned_type?: Pinned['objectType'] | null
  pinned_id?: number | null
}

/** Changes only what is named; the first change makes the row. */
export async function saveProfile(db: Db, userId: number, columns: Columns): Promise<void> {
  if (Object.keys(columns).length === 0) return
  await db
    .insertInto('profiles')
    .values({ user_id: userId, ...columns })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute()
}

/** What others may see and do: kept with the profile, but whether they may invite to guilds, with the account. */
export async function savePrivacyOf(
  db: Db,
  userId: number,
  columns: Columns,
  takesGuildInvites: boolean | undefined,
): Promise<void> {
  if (takesGuildInvites === undefined) return saveProfile(db, userId, columns)
  await transact(db, async (trx) => {
    await saveProfile(trx, userId, columns)
    await trx
      .updateTable('users')
      .set({ takes_guild_invites: takesGuildInvites })
      .where('id', '=', userId)
      .execute()
  })
}

export type PictureKind = 'avatar' | 'cover'

export interface PictureUrls {
  profileUrl: string | null
  coverUrl: string | null
}

/** Avatars are shown small beside names; the same address with another width is there too. */
const SHOWN_WIDTH = { avatar: 96, cover: 1600 } as const

/** Shows a picture, or none. The one before belongs to nothing any more, and its files go with the next sweep. */
export async function setPicture(
  db: Db,
  userId: number,
  kind: PictureKind,
  picture: { id: number; key: string } | null,
): Promise<PictureUrls> {
  return transact(db, async (trx) => {
    // Two changes at once are made one after the other, so that none leaves a picture behind.
    await sql`select from users where id = ${userId} for no key update`.execute(trx)
    if (picture !== null)
      await claimMedia(trx, {
        mediaId: picture.id,
        ownerId: userId,
        kind: 'image',
        objectType: 'person',
        objectId: userId,
        access: 'open',
      })
    await releasePicture(trx, userId, kind)
    const url = picture && mediaUrl(picture.key, SHOWN_WIDTH[kind])
    const columns =
      kind === 'avatar'
        ? { avatar_id: picture?.id ?? null }
        : { cover_id: picture?.id ?? null, cover_url: url }
    await trx
      .insertInto('profiles')
      .values({ user_id: userId, ...columns })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
      .execute()
    if (kind === 'avatar')
      await trx.updateTable('users').set({ profile_image_url: url }).where('id', '=', userId).execute()
    const { rows } = await sql<PictureUrls>`
      select profile_image_url as "profileUrl", cover_url as "coverUrl"
      from users left join profiles on profiles.user_id = users.id where users.id = ${userId}`.execute(trx)
    return rows[0] ?? { profileUrl: null, coverUrl: null }
  })
}

async function releasePicture(trx: Db, userId: number, kind: PictureKind): Promise<void> {
  const shown = kind === 'avatar' ? sql`avatar_id` : sql`cover_id`
  await sql`
    delete from media_uses where object_type = 'person' and object_id = ${userId}
      and media_id = (select ${shown} from profiles where user_id = ${userId})`.execute(trx)
}

/** Of people who have left: nothing refers to the pictures of their profile any more. */
export async function purgePictures(db: Db): Promise<void> {
  await sql`
    delete from media_uses where object_type = 'person' and not exists (
      select from profiles where user_id = object_id and media_id in (avatar_id, cover_id))`.execute(db)
}

/** Former aliases whose time is over are anybody's again. */
export async function purgeAliases(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('alias_history').where('kept_until', '<=', now).execute()
}
