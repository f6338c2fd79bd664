import type { Site } from '../content/content-type.ts'
import { collectionRoutes } from './collection-routes.ts'
import { editorRoutes } from './editor-routes.ts'
import { fileRoutes } from './file-routes.ts'
import { listRoutes } from './list-routes.ts'
import { rowRoutes } from './row-routes.ts'
import { suggestionRoutes } from './suggestion-routes.ts'

export function collectionsRoutes(site: Site): void {
  listRoutes(site)
  collectionRoutes(site)
  rowRoutes(site)
  suggestionRoutes(site)
  editorRoutes(site)
  fileRoutes(site)
}
