import { setMediaInText } from '../media/public.ts'
import { countEdit } from '../stats/public.ts'
import { measureChange } from '../text-diff/public.ts'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import type { Work } from '../platform/work-pool.ts'
import { RENDERER_VERSION } from '../rich-text/public.ts'
import { readContent, requirePublishable, type Content } from './content.ts'
import { NOTIFY_ARTICLE } from './notify-queries.ts'
import { ARTICLE_SEARCH } from './search-actions.ts'
import { findArticle, getText, lockGroupOf, type ArticleFacts, type ArticleText } from './queries.ts'
import { countCharacters } from './rules.ts'
import { findStale, markStale } from './stale-actions.ts'

/** Edits of fewer characters are not news. */
const NEWS_CHARACTERS = 50

export interface NewText {
  articleId: number
  /** Who wrote the text, which need not be the person who accepts it. */
  editorId: number | null
  title: string
  content: string
  summary?: string
  isMinor?: boolean
  now: Date
  /** The article as it is now, if the caller has locked and read it already. */
  article?: ArticleFacts
}

/** The only way an article's text changes, in the caller's transaction. Returns the new revision's id. */
export async function reviseArticle(trx: Db, work: Work, words: NewText): Promise<number> {
  return writeRevision(trx, work, {
    ...words,
    content: await readContent({ db: trx, work, now: words.now }, words.content),
  })
}

export type Revising = Omit<NewText, 'content'> & { content: Content }

/** The same for a text that was read before the transaction began. */
export async function writeRevision(trx: Db, work: Work, revising: Revising): Promise<number> {
  const { articleId, title, content, now } = revising
  const article = revising.article ?? (await lockAndFind(trx, articleId))
  // A scheduled draft must be fit to be published at any moment.
  if (article.state === 'published' || article.publishAt !== null) requirePublishable(content.source)
  const before = await getText(trx, articleId)
  const after = { title, source: content.source }
  // Measured before anything is written, so that no lock is held during the wait.
  const [staleIds, isNews] = await Promise.all([
    article.id === article.originalId ? findStale(trx, work, article, before, after) : [],
    article.state === 'published' && revising.isMinor !== true && isNewsworthy(work, before, after),
  ])
  const sizeDelta = countCharacters(content.source) - countCharacters(before.source)
  const revisionId = await saveText(trx, revising, sizeDelta)
  await setMediaInText(trx, 'article', articleId, content.nodes, article.thumbnailId)
  await markStale(trx, staleIds, now)
  if (article.state === 'published') await announceEdit(trx, article, revising, isNews)
  return revisionId
}

async function isNewsworthy(work: Work, before: ArticleText, after: ArticleText): Promise<boolean> {
  return (await measureChange(work, before.source, after.source)).characters >= NEWS_CHARACTERS
}

export function columnsOf(content: Content) {
  return {
    source: content.source,
    nodes: JSON.stringify(content.nodes),
    renderer_version: RENDERER_VERSION,
    excerpt: content.excerpt,
    words: content.words,
  }
}

/** The article's new text, its revision and the queued search index, in one statement. */
async function saveText(trx: Db, revising: Revising, sizeDelta: number): Promise<number> {
  const { articleId, editorId, title, content, summary, isMinor, now } = revising
  const columns = columnsOf(content)
  const { source, nodes, renderer_version } = columns
  const revision = await trx
    .with('revision', (db) =>
      db
        .insertInto('article_revisions')
        .values({
          article_id: articleId,
          editor_id: editorId,
          title,
          source,
          nodes,
          renderer_version,
          summary: summary ?? '',
          is_minor: isMinor ?? false,
          size_delta: sizeDelta,
          created_at: now,
        })
        .returning('id'),
    )
    .with('written', (db) =>
      db
        .updateTable('articles')
        .from('revision')
        .set((eb) => ({ title, ...columns, updated_at: now, revision_id: eb.ref('revision.id') }))
        .where('articles.id', '=', articleId),
    )
    .with('queued', (db) =>
      db
        .insertInto('follow_ups')
        .values([ARTICLE_SEARCH, NOTIFY_ARTICLE].map((kind) => ({ kind, subject: String(articleId) }))),
    )
    .selectFrom('revision')
    .select('id')
    .executeTakeFirstOrThrow()
  return revision.id
}

async function lockAndFind(trx: Db, articleId: number): Promise<ArticleFacts> {
  await lockGroupOf(trx, articleId)
  return (await findArticle(trx, articleId)) ?? fail('not_found', common.notFound)
}

async function announceEdit(
  trx: Db,
  { id, groupId }: ArticleFacts,
  { editorId, summary = '', isMinor = false, now }: Revising,
  isNews: boolean,
): Promise<void> {
  if (isNews)
    await trx
      .insertInto('article_updates')
      .values({
        article_id: id,
        group_id: groupId,
        kind: 'edited',
        editor_id: editorId,
        summary,
        created_at: now,
      })
      .execute()
  await countEdit(trx, { editorId, isMinor, now })
}
