import type { FastifyRequest } from 'fastify'
import type { QueryOf } from '../../contract/endpoint.ts'
import { LIST_SIZE } from '../../contract/limits.ts'
import { isLanguage } from '../../contract/messages.ts'
import { listQuestions } from '../../contract/questions.ts'
import type { Cursors } from '../platform/cursors.ts'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import { viewerOf } from '../platform/request.ts'
import { serveCached } from '../platform/serve-cached.ts'
import { countCall } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import { listQuestionCards } from './card-queries.ts'
import { findChoices, listForYou } from './for-you-queries.ts'
import { listOwnPlaces, listPlaces, type Filters } from './list-queries.ts'
import { readPosition } from './read-position.ts'
import type { ListPage } from './walk-pages.ts'

type Query = QueryOf<typeof listQuestions>

const LIST_LIFE_MS = 1000

/** Of the two tabs that are a member's own: who they are. */
interface Member {
  id: number
  hasNsfw: boolean
}

export function listRoutes(server: Server): void {
  const { cursors } = server
  const options = {
    lifeMs: LIST_LIFE_MS,
    byLanguage: false,
    normalise: ({ reading, ...query }: Query): Query =>
      reading === undefined || query.lang !== undefined
        ? query
        : { ...query, reading: reading.split('-').toSorted().join('-') },
    audienceOf: async (request: FastifyRequest, { tab }: Query) => {
      if (tab !== 'for-you' && tab !== 'mine') return 'public'
      const viewer = await viewerOf(server, request)
      countCall(server, request, viewer)
      if (viewer === null) return fail('not_signed_in', common.notSignedIn)
      return JSON.stringify({ id: viewer.id, hasNsfw: !viewer.isUnderAge } satisfies Member)
    },
  }
  serveCached(server, listQuestions, options, async ({ db, query, audience }) => {
    const { tab = 'new', cursor } = query
    const limit = Number(query.limit ?? LIST_SIZE)
    const filters = filtersOf(query)
    if (tab !== 'for-you' && tab !== 'mine') {
      const list = `questions ${JSON.stringify([tab, filters])}`
      const page = await listPlaces(db, tab, filters, readPosition(cursors, list, cursor), limit)
      return { items: await listQuestionCards(db, page.ids), nextCursor: cursorOf(cursors, list, page) }
    }
    const member = JSON.parse(audience) as Member
    const list = `questions ${JSON.stringify([tab, filters, member.id])}`
    if (tab === 'mine') {
      const after = readPosition(cursors, list, cursor)
      const page = await listOwnPlaces(db, member.id, { ...filters, hasNsfw: member.hasNsfw }, after, limit)
      const shown = { isWithNsfw: member.hasNsfw, ownerId: member.id }
      return {
        items: await listQuestionCards(db, page.ids, shown),
        nextCursor: cursorOf(cursors, list, page),
      }
    }
    return readForYou(db, cursors, { member, list, cursor, filters, limit })
  })
}

interface ForYou {
  member: Member
  list: string
  cursor: string | undefined
  filters: Filters
  limit: number
}

/** Its cursor says besides whether what they follow has been read to its end. */
async function readForYou(db: Db, cursors: Cursors, { member, list, cursor, filters, limit }: ForYou) {
  const [rank, id, isRest] = cursor === undefined ? [] : cursors.read(list, cursor)
  const after = rank === undefined ? null : { rank, id: Number(id) }
  const choices = await findChoices(db, member.id)
  const page = await listForYou(db, choices, filters, { after, isRest: isRest === 1 }, limit)
  return {
    items: await listQuestionCards(db, page.ids),
    nextCursor: page.next && cursors.make(list, [page.next.rank, page.next.id, page.isRest ? 1 : 0]),
  }
}

/** One language that was chosen, or all that a reader says they read. */
function filtersOf({ category, tag, lang, reading }: Query): Filters {
  const languages = lang === undefined ? reading?.split('-').filter(isLanguage) : [lang]
  return { category, tag, languages }
}

function cursorOf(cursors: Cursors, list: string, { next }: ListPage): string | null {
  return next && cursors.make(list, [next.rank, next.id])
}
