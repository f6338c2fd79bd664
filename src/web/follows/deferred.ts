import { deferHydration } from '../platform/deferred-hydration.tsx'

/** Each behind an import of its own: whoever only follows people does not load them. */
export const FollowTopicButton = deferHydration(
  async () => (await import('./later-parts.ts')).FollowTopicButton,
)
export const FollowingSection = deferHydration(
  async () => (await import('./following-section.tsx')).FollowingSection,
)
