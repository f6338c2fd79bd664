import { copyRows, withoutIndexes, type Cell, type Seeding } from '../platform/seeding.ts'
import {
  articleRows,
  attentionOf,
  placeRows,
  revisionRows,
  updateRows,
  type SeededArticle,
  type SeededGroup,
} from './seed-rows.ts'

/** Where articles come from: each table is written by going through the groups again. */
export interface ArticleSource {
  groups(): Iterable<SeededGroup>
  /** People and moments. */
  reactions(article: SeededArticle, kind: 'likes' | 'bookmarks'): Iterable<[person: number, at: Date]>
  comments(group: SeededGroup): Iterable<Cell[]>
  countComments(article: SeededArticle): number
}

/** Tables with a row or more for each article. */
const HEAVY =
  'articles article_revisions article_places article_updates article_search likes bookmarks comments'.split(
    ' ',
  )

/** Every row of the articles; `settle` comes before the indexes are there again. */
export async function writeArticles(
  { client }: Seeding,
  source: ArticleSource,
  settle: () => Promise<void>,
): Promise<void> {
  await withoutIndexes(client, HEAVY, async () => {
    await write(client, source)
    await settle()
  })
}

async function write(client: Seeding['client'], source: ArticleSource): Promise<void> {
  const copy = (table: string, columns: string, rows: (group: SeededGroup) => Iterable<Cell[]>) =>
    copyRows(client, table, columns.split(' '), eachGroup(source, rows))

  await copy(
    'article_groups',
    'id original_article_id categories created_at',
    ({ id, categories, articles }) =>
      articles
        .slice(0, 1)
        .map((original) => [id, original.id, `{${categories.join(',')}}`, original.publishedAt]),
  )
  await copy(
    'articles',
    'id group_id language author_id state title source nodes renderer_version excerpt words tags thumbnail_id revision_id translated_from_revision_id stale_since created_at published_at updated_at',
    articleRows,
  )
  await copy(
    'article_revisions',
    'id article_id editor_id title source summary is_minor size_delta created_at',
    revisionRows,
  )
  await copy(
    'article_places',
    'scope article_id group_id language is_lead hot hot_week score published_at',
    placeRows,
  )
  await copy('article_updates', 'article_id group_id kind editor_id summary created_at', updateRows)
  await copy(
    'object_counters',
    'object_type object_id likes comments bookmarks shares reads attention',
    ({ articles }) =>
      articles.map((article) => [
        'article',
        article.id,
        article.likes,
        source.countComments(article),
        article.bookmarks,
        0,
        article.reads,
        attentionOf(article),
      ]),
  )
  for (const kind of ['likes', 'bookmarks'] as const)
    await copy(kind, 'object_type object_id user_id weight created_at', ({ articles }) =>
      articles.flatMap((article) =>
        Array.from(source.reactions(article, kind), ([person, at]): Cell[] => [
          'article',
          article.id,
          person,
          1,
          at,
        ]),
      ),
    )
  await copy(
    'comments',
    'object_type object_id id parent_id root_id level author_id source nodes renderer_version replies created_at',
    (group) => source.comments(group),
  )
}

function* eachGroup(source: ArticleSource, rows: (group: SeededGroup) => Iterable<Cell[]>): Iterable<Cell[]> {
  for (const group of source.groups()) yield* rows(group)
}
