import { sql } from 'kysely'
import { CATEGORIES } from '../../contract/categories.ts'
import { LANGUAGES } from '../../contract/messages.ts'
import type { Db } from '../platform/db.ts'
import { createRandom } from '../platform/seeding.ts'
import type { Filters } from './filter-queries.ts'

/** A row of the table as a test knows it. */
export interface Made {
  id: number
  objectType: string
  objectId: number
  nr: number
  category: string
  language: string
  authorId: number
  createdAt: Date
  updatedAt: Date
  likes: number
  comments: number
  isTranslated: boolean
  isStale: boolean
  tags: string[]
  titleKey: string
}

const TYPES = ['article', 'article', 'article', 'question', 'page-post', 'guild']
const TAGS = ['stars', 'rivers', 'history', 'seldom']

/** Rows of things that are nowhere else: lists are compared with them, whatever the visibility. */
export async function makeRows(db: Db, count: number): Promise<Made[]> {
  const random = createRandom(7)
  const now = Date.UTC(2026, 10, 18)
  const rows: Omit<Made, 'id'>[] = []
  for (let objectId = 1; objectId <= count; objectId++) {
    const objectType = random.pick(TYPES)
    const hasCategory = objectType === 'article' || objectType === 'question'
    const createdAt = new Date(now - random.int(1500) * 86_400_000 - random.int(86_400_000))
    const thing = {
      objectType,
      objectId,
      language: hasCategory ? random.pick(LANGUAGES) : '',
      authorId: 1 + random.int(5),
      createdAt,
      updatedAt: new Date(Math.min(now, createdAt.getTime() + random.int(400) * 86_400_000)),
      likes: random.int(3) === 0 ? 0 : random.int(40) - 2,
      comments: random.int(9),
      isTranslated: random.int(4) === 0,
      isStale: random.int(6) === 0,
      tags: TAGS.filter((tag) => random.int(tag === 'seldom' ? 40 : 4) === 0),
      titleKey: `${random.pick(['a', 'b', 'é', 'z'])} ${random.int(200)}`,
    }
    const first = random.int(CATEGORIES.length)
    const categories = hasCategory ? [first, (first + 3) % CATEGORIES.length] : []
    const isOfTwo = objectType === 'article' && random.int(3) === 0
    rows.push({ ...thing, nr: 0, category: CATEGORIES[categories[0] ?? -1] ?? '' })
    if (isOfTwo) rows.push({ ...thing, nr: 1, category: CATEGORIES[categories[1] ?? -1] ?? '' })
  }
  const made = await insertRows(db, rows)
  for (const type of new Set(TYPES)) {
    const ids = rows.filter(({ objectType }) => objectType === type).map(({ objectId }) => objectId)
    await sql`select explore_labels_of(${type}, ${ids}::int8[])`.execute(db)
  }
  return made
}

async function insertRows(db: Db, rows: Omit<Made, 'id'>[]): Promise<Made[]> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r ("objectType" text, "objectId" int8,
    nr int2, category text, language text, "authorId" int8, "createdAt" timestamptz, "updatedAt" timestamptz, likes int4,
    comments int4, "isTranslated" bool, "isStale" bool, tags jsonb, "titleKey" text)`
  await sql`
    insert into explored_cells (object_type, category, language, is_first, count)
    select r."objectType", r.category, r.language, r.nr = 0, count(*) from ${given} group by 1, 2, 3, 4`.execute(
    db,
  )
  await sql`
    insert into explored_days (object_type, day, count)
    select r."objectType", (r."createdAt" at time zone 'utc')::date, count(*) from ${given}
    where r.nr = 0 group by 1, 2`.execute(db)
  const inserted = await sql<{ id: number; objectId: number; nr: number }>`
    insert into explored (object_type, object_id, nr, cell_id, author_id, created_at, updated_at, likes, comments,
      is_translated, is_stale, tags, title_key)
    select r."objectType", r."objectId", r.nr, c.id, r."authorId", r."createdAt", r."updatedAt", r.likes, r.comments,
      r."isTranslated", r."isStale", array(select jsonb_array_elements_text(r.tags)), r."titleKey"
    from ${given} join explored_cells c on c.object_type = r."objectType" and c.category = r.category
      and c.language = r.language and c.is_first = (r.nr = 0)
    returning id, object_id as "objectId", nr`.execute(db)
  const ids = new Map(inserted.rows.map(({ id, objectId, nr }) => [`${objectId} ${nr}`, id]))
  return rows.map((row) => ({ ...row, id: ids.get(`${row.objectId} ${row.nr}`) ?? 0 }))
}

/** The same judgement in another language. */
export function isWanted(row: Made, filters: Filters): boolean {
  const { type, category, language, tag, authorId, from, to, isTranslated, isStale, leastLikes } = filters
  const day = row.createdAt.toISOString().slice(0, 10)
  return (
    (type === undefined || row.objectType === type) &&
    (category === undefined ? row.nr === 0 : row.category === category) &&
    (language === undefined || row.language === language) &&
    (tag === undefined || row.tags.includes(tag)) &&
    (authorId === undefined || row.authorId === authorId) &&
    (from === undefined || day >= from) &&
    (to === undefined || day <= to) &&
    (!isTranslated || row.isTranslated) &&
    (!isStale || row.isStale) &&
    (leastLikes === 0 || row.likes >= leastLikes)
  )
}
