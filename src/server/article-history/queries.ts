import { sql, type RawBuilder } from 'kysely'
import type { Person } from '../../contract/people.ts'
import type { Db } from '../platform/db.ts'

/** A person as JSON, from the alias of a table of users; null where the account is gone. */
export const personIn = (users: string): RawBuilder<Person | null> => {
  const column = (name: string) => sql.ref(`${users}.${name}`)
  return sql<Person | null>`case when ${column('id')} is null then null else json_build_object(
    'id', ${column('id')}, 'name', trim(${column('first_name')} || ' ' || ${column('last_name')}),
    'alias', ${column('alias_name')}, 'profileUrl', ${column('profile_image_url')},
    'honor', greatest(0, coalesce((select total from honor_totals where user_id = ${column('id')}), 0))) end`
}

export interface CurrentArticle {
  revisionId: number
  title: string
  content: string
}

/** The current text of an article. */
export async function getCurrent(db: Db, articleId: number): Promise<CurrentArticle> {
  const { revision_id, ...text } = await db
    .selectFrom('articles')
    .select(['revision_id', 'title', 'source as content'])
    .where('id', '=', articleId)
    .executeTakeFirstOrThrow()
  return { ...text, revisionId: revision_id ?? 0 }
}
