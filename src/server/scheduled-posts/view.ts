import type { Language } from '../../contract/messages.ts'
import { POLL_DAYS_DEFAULT } from '../../contract/page-posts.ts'
import type { ScheduledPost } from '../../contract/scheduled-posts.ts'
import { ownUploads } from '../media/public.ts'
import type { Db } from '../platform/db.ts'
import type { Server } from '../platform/server.ts'
import type { PostBody, Waiting } from './queries.ts'

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
  return waiting.map(({ id, body, publishAt, refusal, version }) => ({
    id,
    type: body.type,
    title: body.title ?? '',
    content: body.content ?? '',
    media: media.get(body.mediaId ?? 0) ?? null,
    mediaAlt: body.mediaAlt ?? '',
    isNsfw: body.isNsfw ?? false,
    poll: pollOf(body),
    publishAt: publishAt.toISOString(),
    refusal: refusal?.[reader.language] ?? null,
    version,
  }))
}

function pollOf(body: PostBody): ScheduledPost['poll'] {
  if (body.isVotingEnabled !== true) return null
  const { votingQuestion: question = '', votingOptions: options = [] } = body
  return {
    question,
    options,
    days: body.votingDays ?? POLL_DAYS_DEFAULT,
    results: body.votingResults ?? 'after_vote',
  }
}
