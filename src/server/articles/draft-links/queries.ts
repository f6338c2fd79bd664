import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import { hashToken } from '../../platform/tokens.ts'

/** The draft that a token leads to; undefined when the link was turned off, or the draft is none any more. */
export async function findLinkedDraft(db: Db, token: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select a.id from article_draft_links l join articles a on a.id = l.article_id
    where l.token_hash = ${hashToken(token)} and a.state = 'draft'`.execute(db)
  return rows[0]?.id
}

export async function findDraftLink(db: Db, articleId: number): Promise<{ createdAt: Date } | undefined> {
  return db
    .selectFrom('article_draft_links')
    .select('created_at as createdAt')
    .where('article_id', '=', articleId)
    .executeTakeFirst()
}
