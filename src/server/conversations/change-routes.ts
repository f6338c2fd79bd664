import type { Site } from '../content/content-type.ts'

export function changeRoutes(_site: Site): void {}
