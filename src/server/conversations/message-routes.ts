import type { Site } from '../content/content-type.ts'

export function messagesRoutes(_site: Site): void {}
