import type { IqAttempt, IqItem, IqResult } from '../../contract/iq.ts'
import type { IqFigures, IqStatus } from './iq-queries.ts'
import type { SeenItem } from './item/seen-item.ts'
import { EXAMPLES } from './practice/examples.ts'

/** Of this file alone: a tab holds its name against all others. */
export const TAB = `tab-${crypto.randomUUID()}`.slice(0, 40)
export const NEXT = `/api/iq/next?tab=${TAB}`
/** Asks about an item without beginning another. */
export const lookAt = (itemId: string) => `${NEXT}&itemId=${itemId}`
export const STATUS = '/api/iq/status'

export const ATTEMPT: IqAttempt = {
  state: 'open',
  form: 'full',
  extraTime: false,
  answered: 0,
  isDone: false,
  expiresAt: '2026-11-24T08:00:00.000Z',
}

export function statusOf(
  attempt: Partial<IqAttempt> | null = null,
  changes: Partial<IqStatus> = {},
): IqStatus {
  return {
    iqTestTaken: false,
    attempt: attempt && { ...ATTEMPT, ...attempt },
    mayStartAt: null,
    isOldEnough: true,
    ...changes,
  }
}

/** The seventh item, unless told otherwise: a pattern with eight options. */
export function itemOf(position = 7, changes: Partial<IqItem> = {}): IqItem {
  const example: Partial<SeenItem> = EXAMPLES.full[0]?.item ?? {}
  const { stem = [], options = [] } = example
  return {
    itemId: `00000000-0000-4000-8000-${String(position).padStart(12, '0')}`,
    position,
    kind: 'choose8',
    instruction: 'matrix',
    stem,
    options,
    deadlineAt: '2026-11-17T08:03:00.000Z',
    remainingMs: 180_000,
    ...changes,
  }
}

export function seriesOf(position = 8, numbers = [-1, 2, 5, 8]): IqItem {
  const { options: _, ...item } = itemOf(position)
  return { ...item, kind: 'number', instruction: 'series', stem: [], numbers }
}

export const RESULT: IqResult = {
  score: 112,
  low: 102,
  high: 122,
  percentile: 79,
  percentileLow: 55,
  percentileHigh: 93,
  standardError: 0.33,
  reliability: 0.89,
  items: 21,
  families: 5,
  form: 'full',
  comparedWith: null,
  validity: 'good',
  finishedAt: '2026-11-17T08:40:00.000Z',
}

export const FIGURES: IqFigures = {
  version: 3,
  publishedAt: '2026-11-10T00:00:00.000Z',
  validAttempts: 1240,
  isProvisional: true,
  families: [
    { family: 'matrix', templates: 601, answers: 8120, sigma: 0.3, retired: 2 },
    { family: 'series', templates: 41, answers: 6900, sigma: 0.31, retired: 0 },
  ],
  errors: [-2, -1, 0, 1, 2].map((theta) => ({ theta, standardError: 0.33 + Math.abs(theta) / 100 })),
  coverage: 0.951,
  bias: -0.002,
  correlation: 0.944,
  meanItems: 22.7,
  differences: [],
}
