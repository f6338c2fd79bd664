import { LIST_SIZE } from '../../contract/limits.ts'
import { searchQuestions } from '../../contract/question-lists.ts'
import { listSimilarQuestions, type QuestionCard } from '../../contract/questions.ts'
import { SECOND_MS } from '../platform/clock.ts'
import { refuseTooMany } from '../platform/rate-limits.ts'
import { networkOf } from '../platform/request.ts'
import { createExpiringCache } from '../platform/serve-cached.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import { countSearch, readTerm } from '../search/public.ts'
import { listQuestionCards } from './card-queries.ts'
import { findQuestions } from './search-queries.ts'
import { findSimilar } from './similar-queries.ts'

const CACHED_MS = 5 * SECOND_MS
const MOST_CACHED = 300

/** Nothing adult is found, so the answer is the same for all. */
export function questionSearchRoutes(server: Server): void {
  const cache = createExpiringCache<QuestionCard[]>(server.clock, CACHED_MS, { most: MOST_CACHED })

  serve(server, searchQuestions, ({ db, viewer, query, request }) => {
    const term = readTerm(query.q)
    countSearch(server, request, viewer, term)
    const limit = Number(query.limit ?? LIST_SIZE)
    const hasJustWritten = server.cookies.read(request, 'wrote') !== undefined
    return cache.get(
      JSON.stringify([limit, term]),
      async () => listQuestionCards(db, await findQuestions(db, term, limit)),
      hasJustWritten,
    )
  })

  const similar = createExpiringCache<QuestionCard[]>(server.clock, CACHED_MS, { most: MOST_CACHED })

  serve(server, listSimilarQuestions, ({ db, viewer, query, request }) => {
    const count = server.callLimits.hit(
      'similarSearches',
      viewer === null ? networkOf(request) : `member ${viewer.id}`,
    )
    if (count.exceeded) refuseTooMany(count.retryAfterSeconds)
    return similar.get(query.q, async () => listQuestionCards(db, await findSimilar(db, query.q)))
  })
}
