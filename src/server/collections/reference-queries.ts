import { sql } from 'kysely'
import type { RowValues } from '../../contract/collection-rules.ts'
import type { CollectionColumn } from '../../contract/collections.ts'
import type { Db } from '../platform/db.ts'

/** Articles that everybody may read, by id, and images of ours, by their path. */
export interface Known {
  articles: ReadonlySet<number>
  images: ReadonlySet<string>
}

interface Referring {
  values: RowValues
  articleId?: number | null | undefined
}

/** Of all that rows name, what is there. One statement, and none where nothing is named. */
export async function findKnown(
  db: Db,
  columns: readonly CollectionColumn[],
  rows: readonly Referring[],
): Promise<Known> {
  const articleIds = rows.flatMap(({ values, articleId }) => [
    ...(articleId == null ? [] : [articleId]),
    ...valuesOf(columns, 'article', values).filter((value) => typeof value === 'number'),
  ])
  const paths = imagePaths(columns, rows)
  if (articleIds.length === 0 && paths.length === 0) return { articles: new Set(), images: new Set() }
  const { rows: found } = await sql<{ articleId: number | null; path: string | null }>`
    select id as "articleId", null::text as path from visible_articles
    where id = any(${[...new Set(articleIds)].filter((id) => Number.isSafeInteger(id))}::int8[])
    union all
    select null, path from unnest(${paths}::text[]) as path
    join media on media.key = split_part(path, '/', 3) and media.kind = 'image' and media.state = 'ready'
      and not exists (select from media_uses u where u.media_id = media.id and u.is_sole)`.execute(db)
  return {
    articles: new Set(found.flatMap(({ articleId }) => (articleId === null ? [] : [articleId]))),
    images: new Set(found.flatMap(({ path }) => (path === null ? [] : [path]))),
  }
}

export function imagePaths(columns: readonly CollectionColumn[], rows: readonly Referring[]): string[] {
  const paths = rows.flatMap(({ values }) => valuesOf(columns, 'image', values))
  return [...new Set(paths.filter((path) => typeof path === 'string' && path !== ''))] as string[]
}

function valuesOf(columns: readonly CollectionColumn[], type: CollectionColumn['type'], values: RowValues) {
  return columns.flatMap((column) => (column.type === type ? [values[column.key] ?? null] : []))
}
