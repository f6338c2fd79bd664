import { addMs, DAY_MS, HOUR_MS } from '../platform/clock.ts'
import { createRandom, type Seeding } from '../platform/seeding.ts'
import type { KeptTable } from '../seeds/kept-table.ts'
import { TABLES_EN } from '../seeds/tables-en.ts'
import { TABLES_ID } from '../seeds/tables-id.ts'
import { TABLES_MY } from '../seeds/tables-my.ts'
import { arrangeColumns, cellsIn, NO_COLUMNS } from './columns.ts'
import { demoKeeper, seedTableLife, seedTableTalk } from './seed-demo.ts'
import { indexSeeded, insertSeeded, type SeededCollection } from './seed-queries.ts'

const TABLES = [...TABLES_EN, ...TABLES_ID, ...TABLES_MY]
const FIRST_DAYS_AGO = 60

/** Each of the tables once, whatever the scale: what is true is true once. */
export async function seedCollections(seeding: Seeding, people: number): Promise<number> {
  const { client, until, isDemo } = seeding
  if (people < 2) return 0
  const made = []
  for (const [index, table] of TABLES.entries()) {
    const planned = plan(table, index, people, until)
    const own = isDemo === true ? { authorId: demoKeeper(table.language, index) } : {}
    const seeded = withoutOwner({ ...planned, ...own })
    made.push({ ...seeded, id: await insertSeeded(client, seeded) })
  }
  if (isDemo === true) {
    await seedTableLife(seeding, made)
    await seedTableTalk(seeding, made)
  }
  await indexSeeded(client)
  return TABLES.length
}

function plan(table: KeptTable, index: number, people: number, until: Date): SeededCollection {
  const random = createRandom(57_000 + index * 7919)
  const daysAgo = 2 + (FIRST_DAYS_AGO * (TABLES.length - index)) / TABLES.length
  const createdAt = addMs(until, -daysAgo * DAY_MS)
  // The first people have been here for long.
  const authorId = 1 + random.int(Math.min(people, 8))
  const { columns, nextColumn } = arrangeColumns(
    NO_COLUMNS,
    table.columns.map(([label, type, unit = null], nr) => ({ label, type, unit, required: nr === 0 })),
  )
  const rows = table.rows.map((values) =>
    cellsIn(columns, Object.fromEntries(columns.map(({ key }, nr) => [key, values[nr] ?? null]))),
  )
  const likers = Array.from({ length: Math.min(people, 3 + random.int(14)) }, (_, nr) => 1 + nr)
  const { title, description, language, category, tags, source } = table
  return {
    title,
    description,
    language,
    category,
    tags,
    authorId,
    columns,
    nextColumn,
    rows,
    source,
    likers,
    createdAt,
    likedAt: addMs(createdAt, 20 * HOUR_MS),
  }
}

function withoutOwner(seeded: SeededCollection): SeededCollection {
  return { ...seeded, likers: seeded.likers.filter((person) => person !== seeded.authorId) }
}
