import type { ContentTypes } from './content/content-type.ts'
import type { Feature } from './content/feature.ts'
import { rankFollowUps } from './content/queue-rerank.ts'
import { honorFollowUps } from './honor/public.ts'
import { notificationFollowUps } from './notifications/public.ts'
import { inTurn } from './platform/follow-ups-in-turn.ts'
import { createFollowUps, type FollowUpHandlers, type FollowUps } from './platform/follow-ups.ts'
import { watchOutage } from './platform/outage.ts'
import type { Server } from './platform/server.ts'
import { listSources, wordFollowUps } from './search/public.ts'

/** One runner for the follow-ups of all features' writes. */
export function createFollowUpsOf(
  server: Pick<Server, 'http' | 'db' | 'clock' | 'metrics' | 'disk' | 'own'>,
  features: readonly Feature[],
  content: ContentTypes,
): FollowUps {
  const { http, db, clock, metrics, disk } = server
  const handlers: FollowUpHandlers = Object.assign(
    rankFollowUps(content),
    wordFollowUps(listSources(content, features)),
    ...features.map(({ followUps }) => followUps),
    // Together: what a batch says about people is stored at once, so that two nodes lock people in one order.
    inTurn(notificationFollowUps(features, metrics), honorFollowUps(features, server)),
  )
  return createFollowUps({
    db,
    clock,
    metrics,
    handlers,
    health: watchOutage({
      began: (error) => {
        disk.note(error)
        http.log.error({ err: error }, 'follow-ups can not be run; trying again with growing pauses')
      },
      ended: () => http.log.info('follow-ups are run again'),
    })(),
    handlersHealth: watchOutage({
      began: (error) =>
        http.log.error({ err: error }, 'a follow-up failed; trying again with growing pauses'),
      ended: () => http.log.info('follow-ups that failed are handled again'),
    })(),
  })
}
