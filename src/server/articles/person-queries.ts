import { sql } from 'kysely'
import { markdownFile } from '../content/markdown-file.ts'
import type { ExportEntry, ExportPerson } from '../content/person-data.ts'
import { EXPORT_PAGE_OF_TEXTS, readRows, rowsFile } from '../content/person-queries.ts'
import type { Db } from '../platform/db.ts'

interface ExportedArticle {
  id: number
  title: string
  language: string
  state: string
  tags: string[]
  isCoAuthor: boolean
  createdAt: Date
  updatedAt: Date
  publishedAt: Date | null
  publishAt: Date | null
  deletedAt: Date | null
  source: string
}

/** What somebody wrote, alone or with others, with its history; series, invitations and links to drafts. */
export const exportArticles: ExportPerson = async function* (_site, db, userId) {
  yield* listArticles(db, userId)
  yield rowsFile(
    'articles/revisions.json',
    db,
    ['id'],
    sql`
      select r.id, r.article_id as "articleId", r.editor_id is not distinct from ${userId} as "isMine", r.title,
        r.source as text, r.summary, r.is_minor as "isMinor", r.created_at as "createdAt"
      from article_revisions r join articles a on a.id = r.article_id
      where r.editor_id = ${userId} or a.author_id = ${userId}`,
    EXPORT_PAGE_OF_TEXTS,
  )
  yield rowsFile(
    'articles/series.json',
    db,
    ['id'],
    sql`
      select s.id, s.title, s.created_at as "createdAt", array(
        select g.original_article_id from article_groups g where g.series_id = s.id order by g.series_place) as articles
      from article_series s where s.owner_id = ${userId}`,
  )
  yield rowsFile(
    'articles/invitations.json',
    db,
    ['articleId', 'alias'],
    sql`
      select i.article_id as "articleId", p.alias_name as alias, i.user_id = ${userId} as "wasInvited", i.state,
        i.created_at as "createdAt", i.closed_at as "closedAt"
      from article_invitations i
      join people p on p.id = case i.user_id when ${userId} then i.inviter_id else i.user_id end
      where i.user_id = ${userId} or i.inviter_id = ${userId}`,
  )
  yield rowsFile(
    'articles/draft-links.json',
    db,
    ['articleId'],
    sql`
      select article_id as "articleId", created_at as "createdAt"
      from article_draft_links where created_by = ${userId}`,
  )
}

/** Each is a file; whatever state it is in, until it is erased. */
async function* listArticles(db: Db, userId: number): AsyncGenerator<ExportEntry> {
  const rows = readRows<ExportedArticle>(
    db,
    ['id'],
    sql`
      select a.id, a.title, a.language, a.state, a.tags, a.author_id is distinct from ${userId} as "isCoAuthor",
        a.created_at as "createdAt", a.updated_at as "updatedAt", a.published_at as "publishedAt",
        a.publish_at as "publishAt", a.deleted_at as "deletedAt", a.source
      from articles a
      where a.author_id = ${userId}
        or a.id in (select article_id from article_coauthors where user_id = ${userId})`,
    EXPORT_PAGE_OF_TEXTS,
  )
  for await (const { source, ...facts } of rows)
    yield markdownFile(`articles/${facts.id}-${facts.language}.md`, facts, source)
}
