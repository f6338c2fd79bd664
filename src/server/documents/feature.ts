import type { Feature } from '../content/feature.ts'
import { documentRoutes } from './routes.ts'

export const documents: Feature = { name: 'documents', routes: documentRoutes }
