import type { Feature } from '../content/feature.ts'

export const liteText: Feature = { name: 'lite-text', work: ['lite-text', 'lite-text-trees'] }
