import type { Feature } from '../content/feature.ts'
import { apiDocsRoutes } from './routes.ts'

export const apiDocs: Feature = { name: 'api-docs', routes: apiDocsRoutes }
