import type pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { faultOf } from '../../contract/collection-cells.ts'
import type { RowValues } from '../../contract/collection-rules.ts'
import type { CollectionColumn } from '../../contract/collections.ts'
import { copySeeded } from '../testing/seeded-database.ts'

let client: pg.Client
let close: () => Promise<void>
let made: Partial<Record<string, number>>
beforeAll(async () => {
  ;({ client, made, close } = await copySeeded(inject('templateUrl')))
})
afterAll(() => close())

test('the demo has a dozen collections in three languages, whose cells are what their columns say', async () => {
  expect(made['collections']).toBe(13)
  const { rows } = await client.query<{ language: string; columns: CollectionColumn[]; cells: RowValues }>(
    `select c.language, c.columns, r.cells from collections c join collection_rows r on r.collection_id = c.id`,
  )
  expect(new Set(rows.map(({ language }) => language))).toEqual(new Set(['en', 'id', 'my']))
  for (const { columns, cells } of rows)
    for (const column of columns)
      expect(
        faultOf(column, cells[column.key] ?? null),
        `${column.label} ${JSON.stringify(cells)}`,
      ).toBeNull()
})

test('all numbers agree with what a count gives', async () => {
  const differences = [
    `select count(*)::int as off from collections c
     where row_count <> (select count(*) from collection_rows r where r.collection_id = c.id)
       or row_count <> (select count(*) from collection_row_versions r where r.collection_id = c.id)
       or not exists (select from collection_changes h where h.collection_id = c.id and h.version = c.version)
       or not exists (select from collection_search s where s.collection_id = c.id)
       or not exists (select from search_word_sources w where w.object_type = 'collection' and w.object_id = c.id)
       or not exists (select from explored e where e.object_type = 'collection' and e.object_id = c.id)`,
    `select count(*)::int as off from collections c left join collection_places p on p.collection_id = c.id
     where p.likes is distinct from (
       select count(*) from likes l where l.object_type = 'collection' and l.object_id = c.id)`,
    `select count(*)::int as off from collections c join users u on u.id = c.author_id where u.created_at > c.created_at`,
  ]
  for (const query of differences) {
    const { rows } = await client.query<{ off: number }>(query)
    expect(rows[0]?.off, query).toBe(0)
  }
})
