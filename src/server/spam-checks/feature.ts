import type { Feature } from '../content/feature.ts'
import { spamCheckCounter } from './metrics.ts'

export const spamChecks: Feature = { name: 'spam-checks', metrics: [spamCheckCounter] }
