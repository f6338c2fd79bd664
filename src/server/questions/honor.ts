import { objectScope, STATE_CHANGED, type HonorSource, type HonorSources } from '../content/honor-source.ts'
import { listAcceptFacts, listVoteFacts, VOTE_REASONS } from './honor-queries.ts'
import { NOTIFY_QUESTION, VOTED } from './notify-queries.ts'

const votes: HonorSource = { reasons: VOTE_REASONS, scopeOf: objectScope, listFacts: listVoteFacts }

export const questionHonor: HonorSources = {
  [VOTED]: votes,
  [STATE_CHANGED]: votes,
  // Follows every change of a question, and of what is accepted.
  [NOTIFY_QUESTION]: {
    reasons: ['answer-accepted', 'answer-chosen'],
    scopeOf: (subject) => ({ objectType: 'question', objectId: Number(subject) }),
    listFacts: listAcceptFacts,
  },
}
