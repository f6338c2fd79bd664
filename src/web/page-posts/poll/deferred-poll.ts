import { deferHydration } from '../../platform/deferred-hydration.tsx'

/** Fetched where a post has one. */
export const Poll = deferHydration(async () => (await import('./poll.tsx')).Poll)
