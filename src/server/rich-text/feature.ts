import type { Feature } from '../content/feature.ts'
import { endpoints } from './endpoints.ts'
import { richTextRoutes } from './routes.ts'

export const richText: Feature = {
  name: 'rich-text',
  routes: richTextRoutes,
  endpoints,
  work: ['preview', 'rich-text-trees'],
}
