import type { Site } from '../content/content-type.ts'

export function settingsRoutes(_site: Site): void {}
