import type { createSuggestion, decideSuggestion } from '../../../contract/article-history.ts'
import type { BodyOf } from '../../../contract/endpoint.ts'
import { TITLE_MAX } from '../../../contract/limits.ts'
import { fillText, type Language } from '../../../contract/messages.ts'
import type { RichText } from '../../../contract/rich-text.ts'
import {
  type ArticleFacts,
  getTree,
  lockArticle,
  readContent,
  requirePublishable,
  reviseArticle,
} from '../../articles/public.ts'
import { transact, type Db } from '../../platform/db.ts'
import { fail, fill } from '../../platform/errors.ts'
import { messages as common } from '../../platform/messages.ts'
import type { Viewer } from '../../platform/session.ts'
import { transactWithWork } from '../../platform/transact-with-work.ts'
import type { Work } from '../../platform/work-pool.ts'
import { mergeVersions, type Version } from '../../text-diff/public.ts'
import { messages } from '../messages.ts'
import { toldColumns } from '../notify-queries.ts'
import { getCurrent, type CurrentArticle } from '../queries.ts'
import { findRevisions } from '../revisions/queries.ts'
import { countOpen, getSuggestion, storedOf, type WholeSuggestion } from './queries.ts'
import { canDecide, isEditor } from './rules.ts'

const MOST_OPEN = 5

export interface Suggesting {
  viewer: Viewer
  articleId: number
  body: BodyOf<typeof createSuggestion>
  now: Date
}

/** Refuses what can't be suggested, before it is counted. Returns the text as it will be stored. */
export async function readSuggestion(
  db: Db,
  work: Work,
  article: ArticleFacts,
  { viewer, articleId, body: { title, content, baseRevisionId }, now }: Suggesting,
): Promise<Version & { nodes: RichText; before: RichText }> {
  if (isEditor(viewer, article)) fail('conflict', messages.editDirectly)
  const { source, nodes } = await readContent({ db, work, now }, content)
  requirePublishable(source)
  const [base] = await findRevisions(db, viewer, article, [baseRevisionId])
  if (base === undefined) return refuse({ baseRevisionId: messages.notOfThisArticle })
  const isSame = (version: Version) => version.title === title && version.content === source
  const current = await getTree(db, articleId)
  if (isSame(base) || isSame({ title: current.title, content: current.source }))
    refuse({ content: messages.nothingChanged })
  return { title, content: source, nodes, before: current.nodes }
}

export function suggest(
  db: Db,
  { viewer, articleId, body, now }: Suggesting,
  text: Version,
): Promise<number> {
  return transact(db, async (trx) => {
    await lockArticle(trx, viewer, articleId)
    if ((await countOpen(trx, articleId, viewer.id)) >= MOST_OPEN)
      fail('conflict', messages.tooManyOpen, { values: { most: MOST_OPEN } })
    const { id } = await trx
      .with('suggested', (db) =>
        db
          .insertInto('article_suggestions')
          .values({
            article_id: articleId,
            base_revision_id: body.baseRevisionId,
            author_id: viewer.id,
            title: text.title,
            source: text.content,
            summary: body.summary,
            created_at: now,
          })
          .returning('id'),
      )
      .with('told', (db) =>
        db
          .insertInto('follow_ups')
          .columns(['kind', 'subject'])
          .expression((eb) => eb.selectFrom('suggested').select(toldColumns)),
      )
      .selectFrom('suggested')
      .select('id')
      .executeTakeFirstOrThrow()
    return id
  })
}

export interface Deciding {
  viewer: Viewer
  articleId: number
  suggestionId: number
  body: BodyOf<typeof decideSuggestion>
  language: Language
  now: Date
}

const STATES = { accept: 'accepted', decline: 'declined', withdraw: 'withdrawn' } as const

export function decide(db: Db, work: Work, deciding: Deciding): Promise<void> {
  const { viewer, articleId, suggestionId, body, now } = deciding
  return transactWithWork(db, work, async (trx, work) => {
    const article = await lockArticle(trx, viewer, articleId)
    const found = await getSuggestion(trx, viewer, article, suggestionId)
    const stored = storedOf(found.suggestion)
    if (body.decision === 'withdraw' && stored.authorId !== viewer.id)
      fail('not_allowed', messages.onlyItsAuthor)
    if (body.decision !== 'withdraw' && !canDecide(viewer, article, stored, now))
      fail('not_allowed', messages.onlyEditors)
    if (stored.state !== 'open') fail('conflict', messages.alreadyDecided)
    await settle(trx, work, deciding, article, found)
  })
}

/** Carries out a decision that is allowed; under the article's lock. */
export async function settle(
  trx: Db,
  work: Work,
  deciding: Deciding,
  article: ArticleFacts,
  found: WholeSuggestion,
): Promise<void> {
  const { viewer, suggestionId, body, now } = deciding
  if (body.decision === 'accept') await accept(trx, work, deciding, article, found)
  await trx
    .with('decided', (db) =>
      db
        .updateTable('article_suggestions')
        .set({
          state: STATES[body.decision],
          decided_by: viewer.id,
          decided_at: now,
          reason: body.decision === 'decline' ? (body.reason ?? '') : '',
        })
        .where('id', '=', suggestionId)
        .returning('id'),
    )
    .insertInto('follow_ups')
    .columns(['kind', 'subject'])
    .expression((eb) => eb.selectFrom('decided').select(toldColumns))
    .execute()
}

/** Its text becomes the article's. Its suggester is named as the editor, but of nothing that somebody else wrote. */
async function accept(
  trx: Db,
  work: Work,
  deciding: Deciding,
  article: ArticleFacts,
  found: WholeSuggestion,
): Promise<void> {
  const { articleId, now } = deciding
  const { suggestion } = found
  const current = await getCurrent(trx, articleId)
  await refuseOvertaken(trx, work, deciding, article, current)
  const text = await mergeSuggestion(work, deciding, found, current)
  if (text.title.length > TITLE_MAX) refuse({ title: fill(common.fieldTooLong, { maximum: TITLE_MAX }) })
  // Somebody may have made the same edit in the meantime.
  if (text.title === current.title && text.content === current.content) return
  const { viewer, body, language } = deciding
  const isChanged =
    (body.title !== undefined && body.title !== suggestion.title) ||
    (body.content !== undefined && body.content !== found.content)
  const values = { summary: suggestion.summary, name: suggestion.author?.name ?? '' }
  await reviseArticle(trx, work, {
    articleId,
    editorId: isChanged ? viewer.id : (suggestion.author?.id ?? null),
    ...text,
    summary: isChanged ? fillText(messages.changedSuggestion[language], values) : suggestion.summary,
    isMinor: false,
    now,
    article,
  })
}

/** A text that the decider changed on top of a revision that is not the newest any more would undo the newest. */
async function refuseOvertaken(
  trx: Db,
  work: Work,
  { viewer, body, language }: Deciding,
  article: ArticleFacts,
  current: CurrentArticle,
): Promise<void> {
  const isOvertaken = body.revisionId !== undefined && body.revisionId !== current.revisionId
  if (!isOvertaken || (body.title === undefined && body.content === undefined)) return
  const [base] = await findRevisions(trx, viewer, article, [body.revisionId ?? 0])
  if (base === undefined) return refuse({ revisionId: messages.notOfThisArticle })
  const edit = { title: body.title ?? current.title, content: body.content ?? current.content }
  const merged = await mergeVersions(work, { base, edit, current }, language)
  fail('edit_conflict', messages.suggestionConflict, { current: { ...current, merged } })
}

/** The suggestion on top of the newest revision, except where the decider wrote a text of their own. */
export async function mergeSuggestion(
  work: Work,
  { body, language }: Pick<Deciding, 'body' | 'language'>,
  { suggestion, content, base }: WholeSuggestion,
  current: CurrentArticle,
): Promise<Version> {
  const edit = {
    title: body.title === undefined ? suggestion.title : current.title,
    content: body.content === undefined ? content : current.content,
  }
  const merged = await mergeVersions(work, { base, edit, current }, language)
  if (merged.hasConflicts)
    fail('edit_conflict', messages.suggestionConflict, { current: { ...current, merged } })
  return { title: body.title ?? merged.title, content: body.content ?? merged.content }
}

function refuse(fields: Record<string, (typeof messages)['restored']>): never {
  return fail('invalid_input', common.invalidInput, { fields })
}
