import { addMs, DAY_MS, HOUR_MS } from '../platform/clock.ts'
import type { Seeding } from '../platform/seeding.ts'
import { DEMO_PEOPLE } from '../seeds/demo/people.ts'
import { ROW_HISTORY, ROW_SUGGESTIONS } from '../seeds/demo/table-life.ts'
import { insertRowSuggestion, tellAdded, tellChanged, type SeededCollection } from './seed-queries.ts'

/** How many people keep tables in one language. */
const KEEPERS = 4

/** Somebody who writes in the language of the table. */
export function demoKeeper(language: SeededCollection['language'], index: number): number {
  const speakers = DEMO_PEOPLE.flatMap((person, at) => (person.language === language ? [at + 1] : []))
  return speakers[index % KEEPERS] ?? 1
}

/** Rows that were added and corrected later, and what readers suggest for others. */
export async function seedTableLife(
  { client, until }: Seeding,
  collections: (SeededCollection & { id: number })[],
): Promise<void> {
  const find = (table: string) => collections.find(({ title }) => title === table)
  for (const history of ROW_HISTORY) {
    const collection = find(history.table)
    const first = collection?.columns[0]
    if (collection === undefined || first === undefined) continue
    const change = {
      id: collection.id,
      key: first.key,
      row: history.row,
      at: addMs(until, -history.days * DAY_MS),
    }
    if (history.act === 'added') await tellAdded(client, change)
    else await tellChanged(client, change, { [collection.columns[history.column]?.key ?? '']: history.was })
  }
  for (const { table, by, hours, summary, add, change } of ROW_SUGGESTIONS) {
    const collection = find(table)
    if (collection === undefined) continue
    const { id, columns, source } = collection
    const cells =
      change === undefined
        ? Object.fromEntries(columns.map(({ key }, nr) => [key, add?.[nr] ?? null]))
        : { [columns[change.column]?.key ?? '']: change.to }
    await insertRowSuggestion(client, {
      id,
      by,
      summary,
      cells,
      key: columns[0]?.key ?? '',
      row: change?.row ?? null,
      source: change === undefined ? source : null,
      at: addMs(until, -hours * HOUR_MS),
    })
  }
}
