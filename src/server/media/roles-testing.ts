import { everybody, members, type RoundTrips, type Row } from '../testing/role-matrix/rows.ts'
import type { endpoints } from './endpoints.ts'

export const roles: Record<keyof typeof endpoints, Row> = {
  // For those who have access it is the missing file that is refused.
  uploadMedia: { ...everybody('unsupported_media_type', { body: {} }), visitor: 'not_signed_in' },
  // An upload belongs to its owner: for others it is not found.
  getMedia: members(({ mediaId }) => ({ params: { id: mediaId } }), {
    member: 'not_found',
    moderator: 'not_found',
    operator: 'not_found',
  }),
  deleteMedia: members(({ mediaId }) => ({ params: { id: mediaId } }), {
    member: 'not_found',
    moderator: 'not_found',
    operator: 'not_found',
  }),
}

export const roundTrips: Record<keyof typeof roles, RoundTrips> = {
  uploadMedia: null,
  getMedia: 2,
  deleteMedia: 6,
}
