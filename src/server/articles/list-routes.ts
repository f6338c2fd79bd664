import * as contract from '../../contract/articles.ts'
import type { QueryOf } from '../../contract/endpoint.ts'
import { LIST_SIZE, TRASH_DAYS } from '../../contract/limits.ts'
import type { Language } from '../../contract/messages.ts'
import { DAY_MS, addMs } from '../platform/clock.ts'
import type { Cursors } from '../platform/cursors.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import { serve } from '../platform/serve.ts'
import { serveCachedPages } from '../platform/serve-cached.ts'
import type { Server } from '../platform/server.ts'
import { listOwnCards } from './card-queries.ts'
import { namesVersions, readArticlePage } from './article-page.ts'
import { listOwn, type ListFilters, type ListPosition } from './list-queries.ts'
import { messages } from './messages.ts'
import { unifyReading } from './rules.ts'

type ListQuery = QueryOf<typeof contract.listArticles>

const LIST_LIFE_MS = 1000
/** What is hidden while it is being checked is among what its author has published. */
const OWN_STATES = {
  draft: ['draft'],
  published: ['published', 'hidden'],
  deleted: ['deleted'],
} as const

export function listRoutes(server: Server): void {
  const { cursors } = server
  const options = {
    lifeMs: LIST_LIFE_MS,
    normalise: ({ reading, ...query }: ListQuery, language: Language): ListQuery =>
      reading === undefined || namesVersions(query) ? query : unifyReading({ ...query, reading }, language),
  }
  serveCachedPages(server, contract.listArticles, options, async ({ db, query, language }) => {
    const filters = readFilters(query)
    const list = `articles ${JSON.stringify(filters)}`
    const after = readPosition(cursors, list, query.cursor)
    const limit = Number(query.limit ?? LIST_SIZE)
    const wanted = { filters, after, limit, reader: language, reading: query.reading }
    const { cards, next } = await readArticlePage(db, wanted)
    if (next === null) return { page: cards, next: undefined }
    const cursor = cursors.make(list, [next.rank, next.id])
    const address = new URLSearchParams({ ...(query as Record<string, string>), cursor })
    return { page: cards, next: `${contract.listArticles.path}?${address.toString()}` }
  })

  serve(server, contract.listMyArticles, async ({ db, viewer, query, now }) => {
    const states = query.state === undefined ? Object.values(OWN_STATES).flat() : OWN_STATES[query.state]
    const list = `my articles ${viewer.id} ${states.join()}`
    const after = readPosition(cursors, list, query.cursor)
    const deletedSince = addMs(now, -TRASH_DAYS * DAY_MS)
    const own = await listOwn(db, viewer.id, { states, after, limit: LIST_SIZE, deletedSince })
    return {
      items: await listOwnCards(db, viewer.id, own.ids),
      nextCursor: own.next && cursors.make(list, [own.next.rank, own.next.id]),
    }
  })
}

function readFilters(query: ListQuery): ListFilters {
  const { category, language, tag, author, sort = 'new' } = query
  if (author !== undefined && sort !== 'new')
    fail('invalid_input', common.invalidInput, { fields: { sort: messages.authorSort } })
  return { category, language, tag, author: author === undefined ? undefined : Number(author), sort }
}

function readPosition(cursors: Cursors, list: string, cursor: string | undefined): ListPosition | null {
  if (cursor === undefined) return null
  const [rank, id] = cursors.read(list, cursor)
  return { rank: rank ?? 0, id: Number(id) }
}
