import { addMs, DAY_MS } from '../platform/clock.ts'
import { members, type RoundTrips, type Row } from '../testing/role-matrix/rows.ts'
import type { endpoints } from './endpoints.ts'

const post = { type: 'discussion', title: 'Tomorrow’s sky' }
const publishAt = addMs(new Date(), 7 * DAY_MS).toISOString()

/** Nobody else learns that it is there. */
const ofWaiting = (body?: object): Row =>
  members(
    async ({ makeScheduledPost }) => ({ params: { id: await makeScheduledPost() }, ...(body && { body }) }),
    { member: 'not_found', moderator: 'not_found', operator: 'not_found' },
  )

export const roles: Record<keyof typeof endpoints, Row> = {
  listScheduledPosts: members(),
  schedulePost: members({ body: { post, publishAt } }),
  reschedulePost: ofWaiting({ publishAt }),
  editScheduledPost: ofWaiting({ post, version: 1 }),
  publishScheduledPost: ofWaiting(),
  deleteScheduledPost: ofWaiting(),
}

export const roundTrips: Record<keyof typeof roles, RoundTrips> = {
  listScheduledPosts: 4,
  schedulePost: 12,
  reschedulePost: 10,
  editScheduledPost: 14,
  publishScheduledPost: 20,
  deleteScheduledPost: 8,
}
