import { deleteDraft, getDraft, saveDraft } from '../../../contract/drafts.ts'
import { deleteScheduledPost, type ScheduledPost } from '../../../contract/scheduled-posts.ts'
import { hasDeviceDraft } from '../../editor/public.ts'
import { call } from '../../platform/api.ts'
import { DRAFT } from '../draft-slot.ts'
import { valuesOfWaiting } from './waiting-values.ts'

/** What waits becomes the draft of a new post. False where there is one already, which is not to be lost. */
export async function takeBack(post: ScheduledPost, ownerId: number): Promise<boolean> {
  const params = DRAFT
  if (hasDeviceDraft(DRAFT, ownerId) || (await call(getDraft, { params })) !== null) return false
  // The draft first: it keeps the upload from being swept.
  await call(saveDraft, { params, body: { version: 0, content: valuesOfWaiting(post) } })
  try {
    await call(deleteScheduledPost, { params: { id: String(post.id) } })
  } catch (error) {
    // It still waits: twice would be once too often.
    await call(deleteDraft, { params }).catch(() => {})
    throw error
  }
  return true
}
