import type { Feature } from '../content/feature.ts'

export const textDiff: Feature = {
  name: 'text-diff',
  work: ['diff-versions', 'merge-versions', 'measure-change'],
}
