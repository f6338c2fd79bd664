import type { Site } from '../content/content-type.ts'

export function reportRoutes(_site: Site): void {}
