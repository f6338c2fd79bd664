import type { Feature } from '../content/feature.ts'
import { textDiffWork } from './work.ts'

export const textDiff: Feature = { name: 'text-diff', work: textDiffWork }
