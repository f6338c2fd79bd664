import { everybody, members, type Row } from '../testing/role-matrix/rows.ts'
import type { endpoints } from './endpoints.ts'

export const roles: Record<keyof typeof endpoints, Row> = {
  // Past the gate it is the missing file that is refused.
  uploadMedia: { ...everybody('unsupported_media_type', { body: {} }), visitor: 'not_signed_in' },
  // An upload is its owner's alone: to others it is not there.
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
