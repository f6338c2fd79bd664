import type { ScreenDocument } from '../platform/screen-document.ts'
import { leaderboardQuery } from './honor-queries.ts'
import { readChoice } from './leaderboard-choice.ts'

export const honorDocument: ScreenDocument = {
  firstData: ({ query }) => [leaderboardQuery(readChoice(query))],
}
