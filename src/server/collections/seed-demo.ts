import { toLiteText } from '../lite-text/public.ts'
import { addMs, DAY_MS, HOUR_MS } from '../platform/clock.ts'
import { copyRows, type Seeding } from '../platform/seeding.ts'
import { parseRichText, RENDERER_VERSION } from '../rich-text/public.ts'
import { COMMENT_COLUMNS, commentCells } from '../seeds/demo/comment-rows.ts'
import { DEMO_PEOPLE } from '../seeds/demo/people.ts'
import { ROW_HISTORY, ROW_SUGGESTIONS } from '../seeds/demo/table-life.ts'
import { TABLE_TALK } from '../seeds/demo/table-talk.ts'
import { threadRows } from '../seeds/demo/thread.ts'
import {
  countComments,
  highestCommentId,
  insertRowSuggestion,
  tellAdded,
  tellChanged,
  type SeededCollection,
} from './seed-queries.ts'

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

/** What readers say under a table, and what its author answers. */
export async function seedTableTalk(
  { client, until }: Seeding,
  collections: (SeededCollection & { id: number })[],
): Promise<void> {
  for (const { table, hours, comments } of TABLE_TALK) {
    const id = collections.find(({ title }) => title === table)?.id
    if (id === undefined) throw new Error(`demo: there is no table ${table} to talk about`)
    const age = hours * HOUR_MS
    const rows = threadRows(comments, {
      highest: await highestCommentId(client),
      until,
      timeOf: (_, place) => addMs(until, -age + (age * place) / (place + 3)),
    })
    const cells = rows.map((row) =>
      commentCells(['collection', id], row, {
        nodes: JSON.stringify(toLiteText(parseRichText(row.text))),
        rendererVersion: RENDERER_VERSION,
      }),
    )
    await copyRows(client, 'comments', COMMENT_COLUMNS, cells)
    await countComments(client, id)
  }
}
