import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import type { Viewer } from '../platform/session.ts'
import { messages } from './messages.ts'
import { findProfile, type StoredProfile } from './queries.ts'

export interface Seen extends StoredProfile {
  /** People see all of their own profile. */
  isOwn: boolean
}

/** A person whom this viewer may meet; one for members only asks visitors to sign in. */
export async function getSeen(db: Db, viewer: Viewer | null, id: number, now: Date): Promise<Seen> {
  const found = await findProfile(db, id, now)
  if (found === undefined || viewer?.hidden.has(id) === true) return fail('not_found', common.notFound)
  if (found.privacy.audience === 'members' && viewer === null)
    return fail('not_signed_in', common.notSignedIn)
  return { ...found, isOwn: viewer?.id === id }
}

export function showsFollows({ isOwn, privacy }: Seen): boolean {
  return isOwn || privacy.showsFollows
}

export async function getSeenWithFollows(
  db: Db,
  viewer: Viewer | null,
  id: number,
  now: Date,
): Promise<Seen> {
  const seen = await getSeen(db, viewer, id, now)
  if (!showsFollows(seen)) fail('not_allowed', messages.followsHidden)
  return seen
}
