import { resultCounter } from '../platform/result-counter.ts'

export const messageCounter = resultCounter(
  'messages',
  'Messages: conversations started, messages sent and sent again',
)
