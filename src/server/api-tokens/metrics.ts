import { resultCounter } from '../platform/result-counter.ts'

export const tokenCounter = resultCounter('api_tokens', 'API tokens made and revoked')
