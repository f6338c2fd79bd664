import { fillText, LOCALES, type Language } from '../../../contract/messages.ts'
import { lockArticle, reviseArticle } from '../../articles/public.ts'
import { can } from '../../content/can.ts'
import type { Db } from '../../platform/db.ts'
import { fail } from '../../platform/errors.ts'
import { messages as common } from '../../platform/messages.ts'
import type { Viewer } from '../../platform/session.ts'
import { transactWithWork } from '../../platform/transact-with-work.ts'
import type { Work } from '../../platform/work-pool.ts'
import { messages } from '../messages.ts'
import { getCurrent } from '../queries.ts'
import { findRevisions } from './queries.ts'

export interface Restoring {
  viewer: Viewer
  articleId: number
  revisionId: number
  language: Language
  now: Date
}

/** Writes the text of an older revision as a new one. */
export function restore(db: Db, work: Work, restoring: Restoring): Promise<void> {
  const { viewer, articleId, revisionId, language, now } = restoring
  return transactWithWork(db, work, async (trx, work) => {
    const article = await lockArticle(trx, viewer, articleId)
    if (!can(viewer, 'edit', article)) fail('not_allowed', common.notAllowed)
    const [revision] = await findRevisions(trx, viewer, article, [revisionId])
    if (revision === undefined) return fail('not_found', messages.notOfThisArticle)
    const current = await getCurrent(trx, articleId)
    if (revision.title === current.title && revision.content === current.content)
      fail('conflict', messages.alreadyCurrent)
    const date = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' })
    await reviseArticle(trx, work, {
      articleId,
      editorId: viewer.id,
      title: revision.title,
      content: revision.content,
      summary: fillText(messages.restored[language], { date: date.format(new Date(revision.createdAt)) }),
      isMinor: false,
      now,
      article,
    })
  })
}
