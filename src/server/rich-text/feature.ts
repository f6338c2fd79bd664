import type { Feature } from '../content/feature.ts'
import { endpoints } from './endpoints.ts'
import { richTextWork } from './preview.ts'
import { richTextRoutes } from './routes.ts'

export const richText: Feature = {
  name: 'rich-text',
  routes: richTextRoutes,
  endpoints,
  work: richTextWork,
}
