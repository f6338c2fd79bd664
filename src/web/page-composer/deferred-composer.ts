import { deferHydration } from '../platform/deferred-hydration.tsx'

/** For members, whom no document knows. */
export const Composer = deferHydration(async () => (await import('./composer.tsx')).Composer)
