import { setMediaAccess } from '../media/public.ts'
import type { Db } from '../platform/db.ts'
import { lockGuildOf } from './place-actions.ts'
import type { MarkedBy, PostFacts } from './queries.ts'
import { accessOf } from './rules.ts'

type Marked = Pick<PostFacts, 'id' | 'state' | 'mediaId' | 'guild'>

/** Sets whether a locked post is adult, and who says so; lists and files follow at once, the search asks the post. */
export async function setNsfw(
  trx: Db,
  post: Marked,
  { isNsfw, by }: { isNsfw: boolean; by: MarkedBy | null },
): Promise<void> {
  const { id, state, mediaId } = post
  const isInside = await lockGuildOf(trx, post)
  const mark = { is_nsfw: isNsfw }
  await trx
    .updateTable('page_posts')
    .set({ ...mark, nsfw_by: by })
    .where('id', '=', id)
    .execute()
  await trx.updateTable('page_post_places').set(mark).where('post_id', '=', id).execute()
  await trx.updateTable('guild_post_places').set(mark).where('post_id', '=', id).execute()
  if (mediaId !== null) await setMediaAccess(trx, mediaId, accessOf({ state, isNsfw, isInside }))
}
