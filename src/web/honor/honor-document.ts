import type { ScreenDocument } from '../platform/screen-document.ts'
import { leaderboardQuery } from './honor-queries.ts'
import { readPeriod } from './period.ts'

export const honorDocument: ScreenDocument = {
  firstData: ({ query }) => [leaderboardQuery(readPeriod(query))],
}
