import type { Site } from '../content/content-type.ts'
import { aliasArrival } from './alias-arrival.ts'
import { ownRoutes } from './own-routes.ts'
import { peopleRoutes } from './people-routes.ts'
import { pictureRoutes } from './picture-routes.ts'
import { profileRoutes } from './profile-routes.ts'

export function profilesRoutes(site: Site): void {
  profileRoutes(site)
  peopleRoutes(site)
  ownRoutes(site)
  pictureRoutes(site)
  site.documents.arrivals.push(aliasArrival(site))
}
