import { resultCounter } from '../platform/result-counter.ts'

export const exportCounter = resultCounter('data_exports', 'Copies of people’s data by what became of them')
