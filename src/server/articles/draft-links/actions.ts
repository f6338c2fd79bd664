import { sql } from 'kysely'
import { transact, type Db } from '../../platform/db.ts'
import { fail } from '../../platform/errors.ts'
import { messages as common } from '../../platform/messages.ts'
import type { Viewer } from '../../platform/session.ts'
import { hashToken, newToken } from '../../platform/tokens.ts'
import { getArticle, lockArticle, type ArticleFacts } from '../queries.ts'
import { messages } from './messages.ts'

/** Only the author hands out what only its authors may see; co-authors are told so. */
export async function getOwnDraft(db: Db, viewer: Viewer, id: number): Promise<ArticleFacts> {
  return requireOwnDraft(await getArticle(db, viewer, id), viewer)
}

function requireOwnDraft(article: ArticleFacts, viewer: Viewer): ArticleFacts {
  if (article.authorId !== viewer.id) fail('not_allowed', common.notAllowed)
  if (article.state !== 'draft') fail('conflict', messages.onlyDrafts)
  return article
}

/** Makes the link, in place of the one before. The draft is locked: it can't be published in between. */
export function makeDraftLink(db: Db, viewer: Viewer, articleId: number, now: Date): Promise<string> {
  const token = newToken()
  return transact(db, async (trx) => {
    requireOwnDraft(await lockArticle(trx, viewer, articleId), viewer)
    await sql`
      insert into article_draft_links (article_id, token_hash, created_by, created_at)
      values (${articleId}, ${hashToken(token)}, ${viewer.id}, ${now})
      on conflict (article_id) do update set token_hash = excluded.token_hash,
        created_by = excluded.created_by, created_at = excluded.created_at`.execute(trx)
    return token
  })
}

export async function dropDraftLink(db: Db, articleId: number): Promise<void> {
  await db.deleteFrom('article_draft_links').where('article_id', '=', articleId).execute()
}
