import type { Language } from '../../contract/messages.ts'
import { LANGUAGE_NAMES } from '../../contract/messages.ts'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import type { Viewer } from '../platform/session.ts'
import { transactWithWork } from '../platform/transact-with-work.ts'
import type { Work } from '../platform/work-pool.ts'
import { insertVersion, type NewVersion } from './create-actions.ts'
import { messages } from './messages.ts'
import { publish } from './publish-actions.ts'
import { findRevision, getArticle, getText, lockGroupOf, type ArticleFacts } from './queries.ts'
import { schedule } from './schedule-actions.ts'
import { hasChangedMuch } from './stale-actions.ts'

export interface Wanted {
  sourceId: number
  /** The revision of the source that was translated. */
  revisionId: number
  language: Language
}

/** The article to be translated, or the reason why it can't be. */
export async function getSource(db: Db, viewer: Viewer, wanted: Wanted): Promise<ArticleFacts> {
  const { sourceId, revisionId, language } = wanted
  const source = await getArticle(db, viewer, sourceId)
  if (source.state !== 'published') fail('conflict', messages.sourceNotPublished)
  if (source.language === language)
    fail('invalid_input', common.invalidInput, { fields: { language: messages.sameLanguage } })
  if ((await findRevision(db, sourceId, revisionId)) === undefined)
    fail('invalid_input', common.invalidInput, { fields: { revisionId: messages.notOfArticle } })
  await refuseTaken(db, source.groupId, language)
  return source
}

/** One article per group and language; the groups are locked while this is checked. */
export async function refuseTaken(db: Db, groupId: number, language: Language): Promise<void> {
  if (await isTaken(db, groupId, language))
    fail('conflict', messages.languageTaken, { values: { name: LANGUAGE_NAMES[language] } })
}

/** What a suspended person wrote in it comes back with them, and what is being checked may. */
export async function isTaken(db: Db, groupId: number, language: Language): Promise<boolean> {
  const taken = await db
    .selectFrom('articles')
    .select('id')
    .where('group_id', '=', groupId)
    .where('language', '=', language)
    .where('state', 'in', ['draft', 'published', 'hidden', 'withheld'])
    .executeTakeFirst()
  return taken !== undefined
}

export type NewTranslation = Omit<NewVersion, 'tags' | 'thumbnailId'> & { tags: string[] | undefined }

/** A version in another language. Its translator is its author; the cover stays, and so do tags that are not named. */
export function createTranslation(
  db: Db,
  work: Work,
  viewer: Viewer,
  wanted: Wanted,
  translation: NewTranslation,
): Promise<number> {
  return transactWithWork(db, work, async (trx, work) => {
    await lockGroupOf(trx, wanted.sourceId)
    const source = await getSource(trx, viewer, wanted)
    const { groupId, originalId, thumbnailId } = source
    const tags = translation.tags ?? source.tags
    const from = await findOrigin(trx, work, source, wanted.revisionId, translation.now)
    const id = await insertVersion(
      trx,
      groupId,
      { ...translation, tags, thumbnailId },
      { translatedFrom: from },
    )
    if (!translation.isDraft)
      await publish(trx, { id, groupId, originalId, publishedAt: null }, viewer.id, translation.now)
    else if (translation.publishAt !== null)
      await schedule(
        trx,
        { id, authorId: viewer.id, publishAt: null },
        translation.publishAt,
        translation.now,
      )
    return id
  })
}

/** A translation always follows the original, also when it was made from another translation. */
async function findOrigin(
  trx: Db,
  work: Work,
  { id, originalId, revisionId: newestId }: ArticleFacts,
  revisionId: number,
  now: Date,
): Promise<{ revisionId: number; staleSince: Date | null }> {
  if (originalId !== null && originalId !== id) {
    const original = await trx
      .selectFrom('articles')
      .select('revision_id')
      .where('id', '=', originalId)
      .executeTakeFirst()
    return { revisionId: original?.revision_id ?? revisionId, staleSince: null }
  }
  if (revisionId === newestId) return { revisionId, staleSince: null }
  const translated = await findRevision(trx, id, revisionId)
  const isStale = translated !== undefined && (await hasChangedMuch(work, translated, await getText(trx, id)))
  return { revisionId, staleSince: isStale ? now : null }
}
