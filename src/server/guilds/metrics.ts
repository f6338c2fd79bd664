import { resultCounter } from '../platform/result-counter.ts'

export const guildCounter = resultCounter(
  'guilds',
  'Guilds founded, changed, deleted, restored, handed over and taken over',
)
