import { resultCounter } from '../platform/result-counter.ts'

export const blockCounter = resultCounter('blocks', 'People who were blocked, and unblocked')
