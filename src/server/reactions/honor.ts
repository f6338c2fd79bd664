import { objectScope, STATE_CHANGED, type HonorSource, type HonorSources } from '../content/honor-source.ts'
import { LIKE_REASONS, listLikeFacts } from './honor-queries.ts'
import { LIKED } from './notify-queries.ts'

const likes: HonorSource = {
  reasons: Object.values(LIKE_REASONS),
  scopeOf: objectScope,
  listFacts: listLikeFacts,
}

export const honor: HonorSources = { [LIKED]: likes, [STATE_CHANGED]: likes }
