import type { Site } from '../content/content-type.ts'

export function conversationsRoutes(_site: Site): void {}
