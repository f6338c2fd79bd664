import { sql } from 'kysely'
import type { Language } from '../../contract/messages.ts'
import type { RichText } from '../../contract/rich-text.ts'
import type { Db } from '../platform/db.ts'
import { appendFollowUp } from '../platform/follow-ups-batch.ts'
import { plainText } from '../rich-text/public.ts'

/** A tsvector ends at 1 MB, and one of many hyphens is several times as large as its text. */
const INDEXED_BYTES = 100_000

/** There is none for Malay; its roots and affixes are mostly those of Indonesian. */
const CONFIGS = { en: 'english', id: 'indonesian', my: 'indonesian' } as const satisfies Record<
  Language,
  string
>

/** The kind of follow-up that indexes an article for the search. */
export const ARTICLE_SEARCH = 'article-search'

/** After its text or tags changed. */
export function queueIndexing(trx: Db, articleId: number): Promise<void> {
  return appendFollowUp(trx, ARTICLE_SEARCH, articleId)
}

interface Indexed {
  language: Language
  title: string
  tags: string[]
  nodes: RichText
  labels: string
}

/** Indexes an article: its words as written and their stems, the title first. */
export async function indexArticle(trx: Db, id: number): Promise<void> {
  // Locked, so that it is not erased before it is indexed, or else its index row goes with it.
  const { rows } = await sql<Indexed>`
    select a.language, a.title, a.tags, a.nodes,
      article_labels(a.id, a.language, a.author_id, coalesce(a.published_at, a.created_at), g.categories)::text as labels
    from articles a join article_groups g on g.id = a.group_id
    where a.id = ${id} for key share of a`.execute(trx)
  const [article] = rows
  if (article === undefined) return
  const { language, title, labels } = article
  const tags = article.tags.join(' ')
  const body = firstBytes(plainText(article.nodes))
  await sql`
    insert into article_search (article_id, language, title, head, words)
    select ${id}, ${language}, ${title}, head, words
    from search_vectors(${title}, ${tags}, ${body}, ${labels}::tsvector, ${CONFIGS[language]}::regconfig, 'simple')
    on conflict (article_id) do update set language = excluded.language, title = excluded.title,
      head = excluded.head, words = excluded.words`.execute(trx)
}

function firstBytes(text: string): string {
  const bytes = Buffer.from(text)
  if (bytes.length <= INDEXED_BYTES) return text
  // As a stream, so that a last letter that was cut in two is left out.
  return new TextDecoder().decode(bytes.subarray(0, INDEXED_BYTES), { stream: true })
}
