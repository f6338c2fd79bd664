import { PRIVILEGES } from '../../contract/honor-levels.ts'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import type { Viewer } from '../platform/session.ts'
import { messages } from './messages.ts'
import type { QuestionFacts } from './queries.ts'
import { canRetag } from './rules.ts'

/** Whoever has the Honor keeps other people's questions where they are looked for: by their tags, and by nothing else. */
export function refuseRetagging(viewer: Viewer, question: QuestionFacts): void {
  if (viewer.id === question.authorId || !question.isPublic) fail('not_allowed', common.notAllowed)
  if (!canRetag(viewer))
    fail('not_allowed', messages.needsHonorToRetag, { values: { honor: PRIVILEGES.retag } })
  if (question.isLocked) fail('conflict', messages.locked)
}

/** Of a locked question, before its tags are others. */
export async function storeRetag(
  trx: Db,
  viewer: Viewer,
  { id, tags }: QuestionFacts,
  after: string[],
  now: Date,
): Promise<void> {
  await trx
    .insertInto('question_retags')
    .values({ question_id: id, editor_id: viewer.id, before: tags, after, created_at: now })
    .execute()
}
