import type { HonorSources } from '../content/honor-source.ts'
import { listAcceptedFacts } from './honor-queries.ts'
import { SUGGESTED } from './notify-queries.ts'

export const honor: HonorSources = {
  [SUGGESTED]: {
    reasons: ['suggestion-accepted'],
    scopeOf: (subject) => ({ objectType: 'suggestion', objectId: Number(subject) }),
    listFacts: listAcceptedFacts,
  },
}
