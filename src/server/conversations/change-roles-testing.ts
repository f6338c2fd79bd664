import { everybody, type RoundTrips, type Row } from '../testing/role-matrix/rows.ts'
import type { messageEndpoints } from './message-endpoints.ts'

type Names = Exclude<keyof typeof messageEndpoints, 'getMessage'>

const LATER = everybody('not_found')

/** The rows of edits, deletions, reactions, reports, search and settings. */
export const changeRoles: Record<Names, Row> = {
  editMessage: LATER,
  deleteMessage: LATER,
  restoreMessage: LATER,
  reactToMessage: LATER,
  reportMessage: LATER,
  searchMessages: LATER,
  getMessageSettings: LATER,
  saveMessageSettings: LATER,
  listMessageReports: LATER,
  closeMessageReport: LATER,
}

export const changeRoundTrips: Record<Names, RoundTrips> = {
  editMessage: null,
  deleteMessage: null,
  restoreMessage: null,
  reactToMessage: null,
  reportMessage: null,
  searchMessages: null,
  getMessageSettings: null,
  saveMessageSettings: null,
  listMessageReports: null,
  closeMessageReport: null,
}
