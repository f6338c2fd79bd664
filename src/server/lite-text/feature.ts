import type { Feature } from '../content/feature.ts'
import { liteTextWork } from './read-lite-text.ts'

export const liteText: Feature = { name: 'lite-text', work: liteTextWork }
