import { sql } from 'kysely'
import type { ExploredItem } from '../../contract/explore.ts'
import type { Db } from '../platform/db.ts'

interface ItemRow extends Omit<
  ExploredItem,
  'createdAt' | 'updatedAt' | 'category' | 'language' | 'languages'
> {
  categories: NonNullable<ExploredItem['category']>[]
  language: NonNullable<ExploredItem['language']> | ''
  languages: ExploredItem['languages']
  createdAt: Date
  updatedAt: Date
}

/**
 * What is told of these rows, in their order. It is read where it is kept: what has just been hidden is not there, and a
 * new title is, whatever the table knows.
 */
export async function listItems(db: Db, ids: number[]): Promise<ExploredItem[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<ItemRow>`
    select x.object_type as type, x.object_id as id, x.title, x.path, x.categories, x.language, x.languages, x.tags,
      x.created_at as "createdAt", x.updated_at as "updatedAt", x.likes, x.comments,
      case when p.id is null then null else json_build_object('id', p.id, 'name', trim(p.first_name || ' ' || p.last_name),
        'alias', p.alias_name, 'profileUrl', p.profile_image_url, 'honor', greatest(0, coalesce(h.total, 0))) end as author
    from unnest(${ids}::int8[]) with ordinality as wanted (id, nr)
    join explored e on e.id = wanted.id
    cross join lateral (
      select * from explorable where object_type = e.object_type and object_id = e.object_id offset 0) as x
    left join people p on p.id = x.author_id
    left join honor_totals h on h.user_id = p.id
    order by wanted.nr`.execute(db)
  return rows.map(({ categories, language, createdAt, updatedAt, ...row }) => ({
    ...row,
    category: categories[0] ?? null,
    language: language === '' ? null : language,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }))
}

/** Whose alias it is; nobody's, or that of somebody who can't be met, is undefined. */
export async function findAuthor(db: Db, alias: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from people where lower(alias_name) = lower(${alias})`.execute(db)
  return rows[0]?.id
}
