import { members, type RoundTrips, type Row } from '../testing/role-matrix/rows.ts'
import type { Subjects } from '../testing/role-matrix/subjects.ts'
import type { endpoints } from './endpoints.ts'

const ofThread = ({ article }: Subjects) => ({ params: { type: 'article', id: article.id } })

export const roles: Record<keyof typeof endpoints, Row> = {
  listNotifications: members(),
  readNotifications: members({ body: { ids: null } }),
  getNotificationSettings: members(),
  saveNotificationSettings: members({ body: { quietFrom: 23 } }),
  getThread: members(ofThread),
  chooseThread: members((subjects) => ({ ...ofThread(subjects), body: { choice: 'muted' } })),
}

export const roundTrips: Record<keyof typeof roles, RoundTrips> = {
  listNotifications: 5,
  readNotifications: 8,
  getNotificationSettings: 2,
  saveNotificationSettings: 7,
  getThread: 3,
  chooseThread: 4,
}
