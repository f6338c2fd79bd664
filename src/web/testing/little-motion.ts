/** What the page of all component tests asks for (vitest.config.ts); a test that emulates something else ends with it. */
export const LITTLE_MOTION = { name: 'prefers-reduced-motion', value: 'reduce' }
