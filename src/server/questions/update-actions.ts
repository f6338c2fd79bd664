import { sql } from 'kysely'
import type { BodyOf } from '../../contract/endpoint.ts'
import type { updateQuestion } from '../../contract/questions.ts'
import { can, isStaff } from '../content/can.ts'
import { setMediaInText } from '../media/public.ts'
import { transact, type Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import type { Viewer } from '../platform/session.ts'
import { RENDERER_VERSION } from '../rich-text/public.ts'
import { reopened } from './close-actions.ts'
import { messages } from './messages.ts'
import { placeQuestion } from './place-actions.ts'
import { lockQuestion, type MarkedBy, type QuestionFacts } from './queries.ts'
import type { QuestionText } from './question-text.ts'
import { refuseRetagging, storeRetag } from './retag-actions.ts'
import { isSilentEdit } from './rules.ts'
import { storeVersion } from './version-actions.ts'

type OwnChange = Omit<BodyOf<typeof updateQuestion>, 'content' | 'isNsfw'> & {
  text?: QuestionText | undefined
}
export type QuestionChange = OwnChange & { isNsfw?: boolean | undefined }

/** Whether something changed. */
export function reviseQuestion(
  db: Db,
  viewer: Viewer,
  id: number,
  { isNsfw, ...own }: QuestionChange,
  now: Date,
): Promise<boolean> {
  return transact(db, async (trx) => {
    const question = await lockQuestion(trx, viewer, id)
    refuseStranger(viewer, question, { isNsfw, ...own })
    const isMarked = isNsfw !== undefined && (await mark(trx, viewer, question, isNsfw))
    const isOther = differs(question, own)
    if (isOther && own.tags !== undefined && viewer.id !== question.authorId)
      await storeRetag(trx, viewer, question, own.tags, now)
    if (isOther) await changeWords(trx, question, own, now)
    if (isMarked || isOther) await placeQuestion(trx, id, question.createdAt)
    return isMarked || isOther
  })
}

function differs(question: QuestionFacts, { text, tags, title, category, language }: OwnChange): boolean {
  return (
    (title !== undefined && title !== question.title) ||
    (text !== undefined && text.source !== question.source) ||
    (category !== undefined && category !== question.category) ||
    (language !== undefined && language !== question.language) ||
    (tags !== undefined && tags.join() !== question.tags.join())
  )
}

/**
 * Only its author changes the words; who has the Honor may change the tags, and the staff may mark a question as adult,
 * and unmark it.
 */
function refuseStranger(
  viewer: Viewer,
  question: QuestionFacts,
  { tags, isNsfw, ...words }: QuestionChange,
): void {
  if (can(viewer, 'edit', question)) return
  if (question.isLocked && viewer.id === question.authorId) fail('conflict', messages.locked)
  const isJudged = question.state === 'published' || question.state === 'hidden'
  const mayJudge = isStaff(viewer) && isJudged
  const isReworded = Object.values(words).some((value) => value !== undefined)
  if (isReworded && mayJudge) fail('not_allowed', messages.onlyTagsAndNsfw)
  if (isReworded || (isNsfw !== undefined && !mayJudge)) fail('not_allowed', common.notAllowed)
  if (tags !== undefined) refuseRetagging(viewer, question)
}

/** Whether something changed. */
async function mark(trx: Db, viewer: Viewer, question: QuestionFacts, isNsfw: boolean): Promise<boolean> {
  if (question.authorId !== viewer.id) {
    if (isNsfw === question.isNsfw && question.nsfwBy === 'moderator') return false
    await setNsfw(trx, question.id, { isNsfw, by: 'moderator' })
    return true
  }
  if (isNsfw === question.isNsfw) return false
  if (isNsfw && viewer.isUnderAge) fail('under_age', common.nsfwUnderAge)
  if (!isNsfw && question.nsfwBy !== 'author') fail('not_allowed', messages.markedByOthers)
  await setNsfw(trx, question.id, { isNsfw, by: isNsfw ? 'author' : null })
  return true
}

/** Of a locked question, which is placed again afterwards. */
export async function setNsfw(
  trx: Db,
  id: number,
  { isNsfw, by }: { isNsfw: boolean; by: MarkedBy | null },
): Promise<void> {
  await trx.updateTable('questions').set({ is_nsfw: isNsfw, nsfw_by: by }).where('id', '=', id).execute()
}

/** After the first minutes the earlier version is stored, and the question is shown as edited. */
async function changeWords(trx: Db, question: QuestionFacts, change: OwnChange, now: Date): Promise<void> {
  const { id, createdAt } = question
  const { title = question.title, text, category, language, tags } = change
  const isReworded = title !== question.title || (text !== undefined && text.source !== question.source)
  const isLoud = isReworded && !isSilentEdit(createdAt, now)
  if (isLoud) await storeVersion(trx, 'question', id)
  await trx
    .updateTable('questions')
    .set({
      title,
      ...(text && {
        source: text.source,
        nodes: JSON.stringify(text.nodes),
        renderer_version: RENDERER_VERSION,
        excerpt: text.excerpt,
      }),
      ...(category && { category }),
      ...(language && { language }),
      ...(tags && { tags }),
      ...(isLoud && { edited_at: now }),
      ...(isReworded && { updated_at: now, reworded_at: now }),
      // They have said what is different about theirs.
      ...(isReworded && question.status === 'duplicate' && reopened),
    })
    .where('id', '=', id)
    .execute()
  if (text !== undefined) await setMediaInText(trx, 'question', id, text.nodes, null)
  if (isReworded && question.status === 'duplicate')
    await sql`delete from close_votes where question_id = ${id}`.execute(trx)
}
