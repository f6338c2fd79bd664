import {
  exportExploredCsv,
  exportExploredJson,
  type ExploredItem,
  type ExploreQuery,
} from '../../contract/explore.ts'
import { DEFAULT_EXPLORE_SORT, EXPORT_ROWS_MAX } from '../../contract/explore-rules.ts'
import { fillText, type Language } from '../../contract/messages.ts'
import type { Db } from '../platform/db.ts'
import { CSV_BEGIN, csvLine } from '../platform/csv.ts'
import type { HiddenPeople } from '../platform/hidden-people.ts'
import { refuseTooMany } from '../platform/rate-limits.ts'
import { sendFile } from '../platform/send-file.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import { listItems } from './item-queries.ts'
import { listExplored } from './list-explored.ts'
import { messages } from './messages.ts'
import { exportCounter } from './metrics.ts'
import { readFilters } from './read-filters.ts'
import type { Position } from './order-queries.ts'

/** So many rows are in memory at a time. */
const BATCH = 250

export function exportRoutes(server: Server): void {
  const { config } = server
  const licenceOf = (language: Language, now: Date) =>
    fillText(messages.licence[language], {
      site: config.siteName,
      address: config.publicUrl,
      day: now.toISOString().slice(0, 10),
    })
  const nameOf = (now: Date, ending: string) => `explore-${now.toISOString().slice(0, 10)}.${ending}`

  serve(server, exportExploredCsv, async ({ db, viewer, query, reply, language, now }) => {
    await countExport(server, viewer.id)
    const batches = readBatches(db, query, viewer.hidden, now)
    const parts = csvParts(batches, licenceOf(language, now), config.publicUrl)
    const isWhole = await sendFile(reply, { name: nameOf(now, 'csv'), type: 'text/csv' }, parts)
    exportCounter(server).inc({ result: isWhole ? 'csv' : 'broken' })
    return ''
  })

  serve(server, exportExploredJson, async ({ db, viewer, query, reply, language, now }) => {
    await countExport(server, viewer.id)
    const batches = readBatches(db, query, viewer.hidden, now)
    const head = { licence: licenceOf(language, now), exportedAt: now.toISOString() }
    const parts = jsonParts(batches, head)
    const isWhole = await sendFile(reply, { name: nameOf(now, 'json'), type: 'application/json' }, parts)
    exportCounter(server).inc({ result: isWhole ? 'json' : 'broken' })
    return { ...head, items: [] }
  })
}

async function countExport({ limits }: Server, userId: number): Promise<void> {
  const count = await limits.hit('exportsPerHour', String(userId))
  if (count.exceeded) refuseTooMany(count.retryAfterSeconds, messages.tooManyExports)
}

/** What everybody may see, without those whom this reader does not meet; 5,000 at most. */
async function* readBatches(
  db: Db,
  { sort = DEFAULT_EXPLORE_SORT, ...rest }: ExploreQuery,
  hidden: HiddenPeople,
  now: Date,
): AsyncGenerator<ExploredItem[]> {
  const filters = await readFilters(db, rest)
  if (filters === null) return
  let after: Position | null = null
  for (let left = EXPORT_ROWS_MAX; left > 0;) {
    const limit = Math.min(BATCH, left)
    const page: Awaited<ReturnType<typeof listExplored>> = await listExplored(db, {
      filters,
      sort,
      after,
      limit,
      now,
    })
    const items = await listItems(db, page.ids)
    yield items.filter(({ author }) => author === null || !hidden.has(author.id))
    if (page.next === null) return
    after = page.next
    left -= limit
  }
}

const COLUMNS = [
  'type',
  'id',
  'title',
  'url',
  'category',
  'language',
  'languages',
  'tags',
  'author',
  'authorAlias',
  'createdAt',
  'updatedAt',
  'likes',
  'comments',
] as const

async function* csvParts(
  batches: AsyncIterable<ExploredItem[]>,
  licence: string,
  publicUrl: string,
): AsyncGenerator<string> {
  let head = `${CSV_BEGIN}# ${licence}\r\n${csvLine(COLUMNS)}`
  for await (const items of batches) {
    const lines = items
      .map((item) =>
        csvLine([
          item.type,
          item.id,
          item.title,
          new URL(item.path, publicUrl).href,
          item.category,
          item.language,
          item.languages.join(' '),
          item.tags.join(' '),
          item.author?.name ?? null,
          item.author?.alias ?? null,
          item.createdAt,
          item.updatedAt,
          item.likes,
          item.comments,
        ]),
      )
      .join('')
    yield head + lines
    head = ''
  }
  if (head !== '') yield head
}

/** In these files the head comes with the first rows: what fails until then is answered as an error. */
async function* jsonParts(
  batches: AsyncIterable<ExploredItem[]>,
  head: { licence: string; exportedAt: string },
): AsyncGenerator<string> {
  let before = `${JSON.stringify(head).slice(0, -1)},"items":[`
  for await (const items of batches) {
    if (items.length === 0) continue
    yield before + items.map((item) => JSON.stringify(item)).join(',\n')
    before = ',\n'
  }
  yield before.startsWith('{') ? `${before}]}\n` : ']}\n'
}
