import { resultCounter } from '../platform/result-counter.ts'

export const ringCounter = resultCounter('honor_rings', 'People whose Honor the nightly check took back')
