import type { takeBack as take } from './scheduled/take-back.ts'

/** Fetched when somebody first takes a scheduled post back. */
export const takeBack: typeof take = async (...args) =>
  (await import('./scheduled/take-back.ts')).takeBack(...args)
