import type { Site } from '../content/content-type.ts'

export function searchRoutes(_site: Site): void {}
