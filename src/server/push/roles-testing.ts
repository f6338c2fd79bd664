import { members, type RoundTrips, type Row } from '../testing/role-matrix/rows.ts'
import type { endpoints } from './endpoints.ts'

const endpoint = 'https://fcm.googleapis.com/fcm/send/role-matrix'
const keys = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}

export const roles: Record<keyof typeof endpoints, Row> = {
  getPush: members(),
  savePushSubscription: members({ body: { endpoint, keys, timeZone: 'Asia/Jakarta' } }),
  deletePushSubscription: members({ body: { endpoint } }),
}

export const roundTrips: Record<keyof typeof roles, RoundTrips> = {
  getPush: 2,
  savePushSubscription: 8,
  deletePushSubscription: 2,
}
