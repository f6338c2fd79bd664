import { resultCounter } from '../platform/result-counter.ts'

export const accountCounter = resultCounter('account_changes', 'Changes of accounts by what was changed')
