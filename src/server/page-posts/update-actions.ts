import { can, isStaff } from '../content/can.ts'
import { refuseSilenced } from '../content/refuse-silenced.ts'
import { transact, type Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import type { Viewer } from '../platform/session.ts'
import { listPolls, updatePoll } from '../polls/public.ts'
import { RENDERER_VERSION } from '../rich-text/public.ts'
import { setNsfw } from './nsfw-actions.ts'
import { messages } from './messages.ts'
import { placePost } from './place-actions.ts'
import { lockPost, type PostFacts } from './queries.ts'
import { isSilentEdit } from './rules.ts'
import type { PostText } from './post-text.ts'

export interface PostChange {
  title?: string | undefined
  text?: PostText | undefined
  mediaAlt?: string | undefined
  isNsfw?: boolean | undefined
  votingQuestion?: string | undefined
  votingOptions?: string[] | undefined
}

export function updatePost(db: Db, viewer: Viewer, id: number, change: PostChange, now: Date): Promise<void> {
  const { isNsfw, ...own } = change
  return transact(db, async (trx) => {
    const post = await lockPost(trx, viewer, id)
    refuseStranger(viewer, post, own)
    if (isChanging(own)) refuseSilenced(post, now, common.notAllowed)
    if (isNsfw !== undefined) await mark(trx, viewer, post, isNsfw)
    if (!isChanging(own)) return
    await changeText(trx, post, own, now)
    await changePoll(trx, post, own, now)
    await placePost(trx, id)
  })
}

type OwnChange = Omit<PostChange, 'isNsfw'>

function isChanging(change: OwnChange): boolean {
  return Object.values(change).some((value) => value !== undefined)
}

/** Only its author changes the text; the staff may mark a post as adult, and unmark it. */
function refuseStranger(viewer: Viewer, post: PostFacts, own: OwnChange): void {
  if (can(viewer, 'edit', post)) return
  const isJudged = post.state === 'published' || post.state === 'hidden'
  if (!isStaff(viewer) || !isJudged) fail('not_allowed', common.notAllowed)
  if (isChanging(own)) fail('not_allowed', messages.onlyNsfw)
}

async function mark(trx: Db, viewer: Viewer, post: PostFacts, isNsfw: boolean): Promise<void> {
  if (post.authorId !== viewer.id) return setNsfw(trx, post, { isNsfw, by: 'moderator' })
  if (isNsfw === post.isNsfw) return
  if (isNsfw && viewer.isUnderAge) fail('under_age', common.nsfwUnderAge)
  if (!isNsfw && post.nsfwBy !== 'author') fail('not_allowed', messages.markedByOthers)
  await setNsfw(trx, post, { isNsfw, by: isNsfw ? 'author' : null })
}

/** After the first minutes the earlier version is stored, and the post is shown as edited. */
async function changeText(trx: Db, post: PostFacts, change: OwnChange, now: Date): Promise<void> {
  const { id, title: oldTitle, source: oldSource, createdAt, editedAt } = post
  const { title = oldTitle, text, mediaAlt = post.mediaAlt } = change
  const isEdited = title !== oldTitle || (text !== undefined && text.source !== oldSource)
  if (post.type === 'discussion' && title === '')
    fail('invalid_input', common.invalidInput, { fields: { title: messages.titleMissing } })
  const isLoud = isEdited && !isSilentEdit(createdAt, now)
  if (isLoud)
    await trx
      .insertInto('page_post_versions')
      .columns(['post_id', 'title', 'source', 'nodes', 'renderer_version', 'created_at'])
      .expression((from) =>
        from
          .selectFrom('page_posts')
          .select(['id', 'title', 'source', 'nodes', 'renderer_version'])
          .select(from.val(editedAt ?? createdAt).as('created_at'))
          .where('id', '=', id),
      )
      .execute()
  await trx
    .updateTable('page_posts')
    .set({
      title,
      media_alt: post.mediaId === null ? '' : mediaAlt,
      edited_at: isLoud ? now : editedAt,
      ...(text && {
        source: text.source,
        nodes: JSON.stringify(text.nodes),
        renderer_version: RENDERER_VERSION,
      }),
    })
    .where('id', '=', id)
    .execute()
}

async function changePoll(
  trx: Db,
  { id, createdAt }: PostFacts,
  change: OwnChange,
  now: Date,
): Promise<void> {
  const { votingQuestion: question, votingOptions: options } = change
  if (question === undefined && options === undefined) return
  if (!(await listPolls(trx, [id])).has(id)) {
    const field = question === undefined ? 'votingOptions' : 'votingQuestion'
    fail('invalid_input', common.invalidInput, { fields: { [field]: messages.noPoll } })
  }
  await updatePoll(trx, id, { question, options, postedAt: createdAt, now })
}
