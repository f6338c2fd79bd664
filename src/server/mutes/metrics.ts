import { resultCounter } from '../platform/result-counter.ts'

export const muteCounter = resultCounter('mutes', 'What was muted, by its kind, and what was unmuted')
