import { deferHydration } from '../platform/deferred-hydration.tsx'

/** Fetched where a visitor stands before it. */
export const SignInWall = deferHydration(async () => (await import('./sign-in-wall.tsx')).SignInWall)
