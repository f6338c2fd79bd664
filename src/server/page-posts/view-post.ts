import type { PagePost } from '../../contract/page-posts.ts'
import { can, isStaff } from '../content/can.ts'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import type { Server } from '../platform/server.ts'
import type { Viewer } from '../platform/session.ts'
import type { PostAudience } from './audience.ts'
import { redactedCard, wholeCard } from './card.ts'
import { loadPosts } from './card-queries.ts'

/**
 * One post as this viewer may see it. Its author sees it whole, and so does the staff while it is hidden to be
 * checked, unless they have said to be under age.
 */
export async function viewPost(
  server: Server,
  db: Db,
  viewer: Viewer | null,
  id: number,
  { audience, now }: { audience: PostAudience; now: Date },
): Promise<PagePost> {
  const [post] = await loadPosts(server, db, [id], now, {
    showsClosed: isStaff(viewer),
    viewer,
    mayRead: (found) => can(viewer, 'read', found),
  })
  if (post === undefined) return fail('not_found', common.notFound)
  const isAuthor = viewer !== null && viewer.id === post.authorId
  const isJudge = isStaff(viewer) && (post.state === 'hidden' || post.isReported === true)
  const isKnown = (isAuthor || isJudge) && viewer?.isUnderAge === false
  const isWhole = !post.isNsfw || audience === 'adult' || isKnown
  if (isWhole) return wholeCard(post, { now, hasAddress: isAuthor || isStaff(viewer) })
  return audience === 'redacted' ? redactedCard(post) : fail('not_found', common.notFound)
}
