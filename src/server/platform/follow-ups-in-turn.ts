import type { FollowUpBatchHandler, FollowUpHandlers } from './follow-ups.ts'

/**
 * Several who listen to follow-ups, some of them to the same kind: one row of a write is heard by all. They share one
 * handler, which hands each of them all that is theirs of a batch, one listener after the other.
 */
export function inTurn(...listeners: FollowUpHandlers[]): FollowUpHandlers {
  const together: FollowUpBatchHandler = {
    handleAll: async (trx, _subjects, now, followUps) => {
      for (const handlers of listeners)
        for (const handler of new Set(Object.values(handlers))) {
          const own = followUps.filter(({ kind }) => handlers[kind] === handler)
          const subjects = own.map(({ subject }) => subject)
          if (own.length === 0) continue
          if (typeof handler === 'object') await handler.handleAll(trx, subjects, now, own)
          else for (const subject of subjects) await handler(trx, subject, now)
        }
    },
  }
  return Object.fromEntries(listeners.flatMap(Object.keys).map((kind) => [kind, together]))
}
