import type { Site } from '../content/content-type.ts'
import { actRoutes } from './act-routes.ts'
import { appealRoutes } from './appeal-routes.ts'
import { deskRoutes } from './desk-routes.ts'

export function moderationRoutes(site: Site): void {
  deskRoutes(site)
  actRoutes(site)
  appealRoutes(site)
}
