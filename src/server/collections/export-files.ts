import { LICENCE_NAMES, LICENCE_URLS, SOURCE_HEADER } from '../../contract/collection-rules.ts'
import { CSV_BEGIN, csvLine } from '../platform/csv.ts'
import type { Db } from '../platform/db.ts'
import { readVersion } from './export-queries.ts'
import type { CollectionFacts } from './queries.ts'
import type { RowContent } from './row-store-actions.ts'

interface Exporting {
  db: Db
  collection: CollectionFacts
  publicUrl: string
  now: Date
}

/** The licence, who is to be named, and where it is from, in one line. */
function licenceLine({ collection, publicUrl }: Exporting): string {
  const { title, licence, id, version } = collection
  const from = `${publicUrl}/collection/${id}?version=${version}`
  // It must stay one line, whatever the title is.
  return `"${title.replaceAll(/\s+/g, ' ')}", ${from}, ${LICENCE_NAMES[licence]} (${LICENCE_URLS[licence]})`
}

/** In parts, some rows at a time, so that memory stays flat however much it is. */
export async function* csvOf(order: Exporting): AsyncIterable<string> {
  const { columns } = order.collection
  const batches = await readVersion(order.db, order.collection)
  yield `${CSV_BEGIN}# ${licenceLine(order)}\r\n`
  yield csvLine([...columns.map(({ label }) => label), SOURCE_HEADER])
  for await (const rows of batches)
    yield rows
      .map((row) => csvLine([...columns.map(({ key }) => row.cells[key] ?? null), sourceOf(row, order)]))
      .join('')
}

/** An article of ours by its address, which an import knows again. */
function sourceOf({ sourceUrl, articleId }: RowContent, { publicUrl }: Exporting): string | null {
  return sourceUrl ?? (articleId === null ? null : `${publicUrl}/article/${articleId}`)
}

export async function* jsonOf(order: Exporting): AsyncIterable<string> {
  const { collection, publicUrl, now } = order
  const { id, title, description, language, licence, version, columns } = collection
  const head = {
    licence: { name: LICENCE_NAMES[licence], url: LICENCE_URLS[licence] },
    exportedAt: now.toISOString(),
    collection: {
      id,
      title,
      description,
      language,
      version,
      url: `${publicUrl}/collection/${id}?version=${version}`,
    },
    columns,
  }
  const batches = await readVersion(order.db, collection)
  yield `${JSON.stringify(head).slice(0, -1)},"rows":[`
  let isFirst = true
  for await (const rows of batches) {
    const lines = rows.map(({ id: rowId, cells, sourceUrl, articleId }) =>
      JSON.stringify({
        id: rowId,
        values: Object.fromEntries(columns.map(({ key }) => [key, cells[key] ?? null])),
        sourceUrl,
        articleId,
      }),
    )
    yield `${isFirst ? '' : ','}\n${lines.join(',\n')}`
    isFirst = false
  }
  yield '\n]}\n'
}
