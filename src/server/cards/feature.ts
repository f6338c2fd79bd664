import type { Feature } from '../content/feature.ts'
import { cardsRoutes } from './routes.ts'

export const cards: Feature = { name: 'cards', routes: cardsRoutes }
