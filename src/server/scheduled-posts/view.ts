import type { Language } from '../../contract/messages.ts'
import type { ScheduledPost } from '../../contract/scheduled-posts.ts'
import { ownUploads } from '../media/public.ts'
import type { Db } from '../platform/db.ts'
import type { Server } from '../platform/server.ts'
import type { Waiting } from './queries.ts'

/** Posts of one person that wait, as they see them themselves. */
export async function viewWaiting(
  server: Pick<Server, 'secret'>,
  db: Db,
  authorId: number,
  waiting: Waiting[],
  reader: { now: Date; language: Language },
): Promise<ScheduledPost[]> {
  const ids = waiting.flatMap(({ body }) => body.mediaId ?? [])
  const media = await ownUploads.listById(server, db, authorId, ids, reader)
  return waiting.map(({ id, body, publishAt, refusal }) => ({
    id,
    type: body.type,
    title: body.title ?? '',
    content: body.content ?? '',
    media: media.get(body.mediaId ?? 0) ?? null,
    mediaAlt: body.mediaAlt ?? '',
    isNsfw: body.isNsfw ?? false,
    hasPoll: body.isVotingEnabled ?? false,
    publishAt: publishAt.toISOString(),
    refusal: refusal?.[reader.language] ?? null,
  }))
}
