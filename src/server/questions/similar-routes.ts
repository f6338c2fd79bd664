import { listSimilarQuestions, type QuestionCard } from '../../contract/questions.ts'
import { SECOND_MS } from '../platform/clock.ts'
import { refuseTooMany } from '../platform/rate-limits.ts'
import { networkOf } from '../platform/request.ts'
import { createExpiringCache } from '../platform/serve-cached.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import { listQuestionCards } from './card-queries.ts'
import { findSimilar } from './similar-queries.ts'

const CACHED_MS = 5 * SECOND_MS
const MOST_CACHED = 300

export function similarRoutes(server: Server): void {
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
