import { sql } from 'kysely'
import type { NotificationFact } from '../../content/notification-type.ts'
import type { Db } from '../../platform/db.ts'

export const INVITED = 'notify-invitation'
export const TRANSLATED = 'notify-translation'
export const STALE = 'notify-stale'
export const SCHEDULED = 'notify-scheduled'
export const NOT_PUBLISHED = 'notify-not-published'

type FactRow = Pick<NotificationFact, 'subject' | 'type' | 'userId' | 'actorId' | 'objectId'>

const aboutArticle = (row: FactRow): NotificationFact => ({ ...row, objectType: 'article' })

export function invitedSubject(articleId: number, userId: number): string {
  return `${articleId} ${userId}`
}

/** Whoever is invited and has not answered, and the author when they said yes; subjects are '7 42': article, person. */
export async function listInvitationFacts(db: Db, subjects: string[]): Promise<NotificationFact[]> {
  const { rows } = await sql<FactRow>`
    with asked as (
      select subject, split_part(subject, ' ', 1)::int8 as article_id, split_part(subject, ' ', 2)::int8 as user_id
      from unnest(${subjects}::text[]) as subject)
    select s.subject, 'invitation' as type, i.user_id as "userId", i.inviter_id as "actorId", a.id as "objectId"
    from asked s join article_invitations i using (article_id, user_id) join articles a on a.id = s.article_id
    where i.state = 'pending' and a.state in ('draft', 'published')
    union all
    select s.subject, 'invitation-accepted', a.author_id, c.user_id, a.id
    from asked s join article_coauthors c using (article_id, user_id) join articles a on a.id = s.article_id
    where a.author_id is not null`.execute(db)
  return rows.map(aboutArticle)
}

/** The author of an original learns that somebody translated it; subjects are the ids of the translations. */
export async function listTranslationFacts(db: Db, subjects: string[]): Promise<NotificationFact[]> {
  const { rows } = await sql<FactRow>`
    select t.id::text as subject, 'translation' as type, original.author_id as "userId", t.author_id as "actorId",
      t.id as "objectId"
    from visible_articles t join article_groups g on g.id = t.group_id
    join visible_articles original on original.id = g.original_article_id and original.id <> t.id
    where t.id = any(${subjects}::int8[]) and original.author_id is not null`.execute(db)
  return rows.map(aboutArticle)
}

/** Subjects are '7 1700000000000': the article and since when, so that it is told each time it happens. */
export function staleSubject(articleId: number, since: Date): string {
  return `${articleId} ${since.getTime()}`
}

export async function listStaleFacts(db: Db, subjects: string[]): Promise<NotificationFact[]> {
  const { rows } = await sql<FactRow>`
    select s.subject, 'translation-stale' as type, a.author_id as "userId", null as "actorId", a.id as "objectId"
    from unnest(${subjects}::text[]) as s (subject)
    join visible_articles a on a.id = split_part(s.subject, ' ', 1)::int8
    where a.author_id is not null
      and (extract(epoch from a.stale_since) * 1000)::int8 = split_part(s.subject, ' ', 2)::int8`.execute(db)
  return rows.map(aboutArticle)
}

/** Its author and co-authors learn that an article went out; subjects are the ids. */
export async function listScheduledFacts(db: Db, subjects: string[]): Promise<NotificationFact[]> {
  const { rows } = await sql<FactRow>`
    select a.id::text as subject, 'scheduled' as type, w.user_id as "userId", null as "actorId", a.id as "objectId"
    from visible_articles a
    cross join lateral (
      select a.author_id as user_id where a.author_id is not null
      union select c.user_id from article_coauthors c where c.article_id = a.id) as w
    where a.id = any(${subjects}::int8[])`.execute(db)
  return rows.map(aboutArticle)
}

/** Subjects are '7 1700000000000': the article and when it should have gone out, so that it is told each time. */
export function notPublishedSubject(articleId: number, publishAt: string): string {
  return `${articleId} ${Date.parse(publishAt)}`
}

/** Its author and co-authors learn that a draft could not go out, as long as it is one without a date. */
export async function listNotPublishedFacts(db: Db, subjects: string[]): Promise<NotificationFact[]> {
  const { rows } = await sql<FactRow>`
    select s.subject, 'not-published' as type, w.user_id as "userId", null as "actorId", a.id as "objectId"
    from unnest(${subjects}::text[]) as s (subject)
    join articles a on a.id = split_part(s.subject, ' ', 1)::int8
    join object_authors w on w.object_type = 'article' and w.object_id = a.id
    where a.state = 'draft' and a.publish_at is null`.execute(db)
  return rows.map(aboutArticle)
}
