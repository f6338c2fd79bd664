import { everybody, members, type RoundTrips, type Row } from '../testing/role-matrix/rows.ts'
import type { Subjects } from '../testing/role-matrix/subjects.ts'
import type { messageEndpoints } from './message-endpoints.ts'

type Names = Exclude<keyof typeof messageEndpoints, 'getMessage'>

const ofMessage = ({ message }: Subjects) => ({ params: { id: message.id } })
/** Only the two who are in it: whoever else asks, the staff too, is told that there is no such thing. */
const ownersOnly = { member: 'not_found', moderator: 'not_found', operator: 'not_found' } as const
const staffOnly = { visitor: 'not_found', member: 'not_found', author: 'not_found' } as const

/** The rows of edits, deletions, reactions, reports, search and settings. */
export const changeRoles: Record<Names, Row> = {
  editMessage: members((subjects) => ({ ...ofMessage(subjects), body: { body: 'Other words' } }), ownersOnly),
  deleteMessage: members((subjects) => ({ ...ofMessage(subjects), query: { for: 'everyone' } }), ownersOnly),
  restoreMessage: members(ofMessage, ownersOnly),
  reactToMessage: members(
    ({ group }) => ({ params: { id: group.lastMessage?.id ?? 0 }, body: { emoji: '👍' } }),
    ownersOnly,
  ),
  // Nobody reports what they wrote themselves.
  reportMessage: {
    ...everybody('not_found', (subjects) => ({
      ...ofMessage(subjects),
      body: { reason: 'spam', consent: true },
    })),
    visitor: 'not_signed_in',
    author: 'invalid_input',
  },
  searchMessages: members({ query: { q: 'sky' } }),
  getMessageSettings: members(),
  saveMessageSettings: members({ body: { whoMay: 'known' } }),
  listMessageReports: members({}, staffOnly),
  readMessageReport: members(
    async ({ makeMessageReport }) => ({ params: { id: await makeMessageReport() } }),
    staffOnly,
  ),
  closeMessageReport: members(
    async ({ makeMessageReport }) => ({
      params: { id: await makeMessageReport() },
      body: { verdict: 'unfounded' },
    }),
    staffOnly,
  ),
}

export const changeRoundTrips: Record<Names, RoundTrips> = {
  editMessage: 12,
  deleteMessage: 11,
  restoreMessage: 4,
  reactToMessage: 11,
  reportMessage: null,
  searchMessages: 9,
  getMessageSettings: 2,
  saveMessageSettings: 3,
  listMessageReports: 2,
  readMessageReport: 3,
  closeMessageReport: 6,
}
