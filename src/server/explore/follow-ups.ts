import type { FollowUpBatchHandler, FollowUpHandlers } from '../platform/follow-ups.ts'
import { exploreAgain, exploreCounts } from './table-actions.ts'

/** Appended by triggers, see migration 0028; the subject is "article 7". */
export const followUps: FollowUpHandlers = {
  explore: eachType(exploreAgain),
  'explore-counts': eachType(exploreCounts),
}

function eachType(bringUpToDate: typeof exploreAgain): FollowUpBatchHandler {
  return {
    handleAll: async (trx, subjects) => {
      const idsOf = new Map<string, number[]>()
      for (const subject of subjects) {
        const [type = '', id] = subject.split(' ')
        idsOf.set(type, [...(idsOf.get(type) ?? []), Number(id)])
      }
      for (const [type, ids] of idsOf) await bringUpToDate(trx, type, ids)
    },
  }
}
