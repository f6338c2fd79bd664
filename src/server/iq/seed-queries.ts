import type { Client } from 'pg'
import { copyRows, type Cell } from '../platform/seeding.ts'
import type { Language } from '../../contract/messages.ts'
import type { DemoTaker } from '../seeds/demo/reasoning.ts'
import type { Course } from './queries.ts'
import type { Given } from './seed-course.ts'

interface SeededAttempt {
  course: Course
  given: Given[]
  language: Language
  device: DemoTaker['device']
  startedAt: Date
}

const ATTEMPT =
  'id user_id state form language device extra_time param_version tab is_done started_at expires_at'.split(
    ' ',
  )
const ITEM =
  'id attempt_id position template_id is_pilot served_at deadline_at answered_at response is_correct is_late server_ms client_ms'.split(
    ' ',
  )

export async function insertSeededAttempt(
  client: Client,
  { course, given, language, device, startedAt }: SeededAttempt,
): Promise<void> {
  const { id, userId, state, form, hasExtraTime, paramVersion, tab, isDone, expiresAt } = course
  const attempt = [id, userId, state, form, language, device, hasExtraTime, paramVersion, tab, isDone]
  await copyRows(client, 'iq_attempts', ATTEMPT, [[...attempt, startedAt, expiresAt]])
  const items = course.items.map((item, index): Cell[] => {
    const { response = null, clientMs = 0 } = given[index] ?? {}
    const asked = [item.id, id, item.position, item.templateId, item.isPilot, item.servedAt, item.deadlineAt]
    return [...asked, item.answeredAt, response, item.isCorrect, item.isLate, item.serverMs, clientMs]
  })
  await copyRows(client, 'iq_items', ITEM, items)
}

/** Others see a result only of whom is known to be old enough, and only if they show it. */
export async function shareSeeded(client: Client, { by, birthYear }: DemoTaker): Promise<void> {
  await client.query('update users set birth_year = $2 where id = $1', [by, birthYear])
  await client.query('update profiles set shows_iq = true where user_id = $1', [by])
}
