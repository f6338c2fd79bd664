import { objectScope, STATE_CHANGED, type HonorSources } from '../content/honor-source.ts'
import { listArticleFacts } from './honor-queries.ts'

export const articleHonor: HonorSources = {
  [STATE_CHANGED]: {
    reasons: ['article-published', 'translation-accepted'],
    scopeOf: objectScope,
    listFacts: listArticleFacts,
  },
}
