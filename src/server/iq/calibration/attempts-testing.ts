import { randomUUID } from 'node:crypto'
import { addMs, DAY_MS } from '../../platform/clock.ts'
import type { Db } from '../../platform/db.ts'

export interface TakenTest {
  estimate: number
  error: number
  answered: readonly { templateId: string; isPilot: boolean; isCorrect: boolean }[]
}

/** Valid attempts of all languages, each finished at its own time: who is kept aside follows from these. */
export async function insertAttempts(
  db: Db,
  people: readonly TakenTest[],
  timeOf: (person: number) => Date,
): Promise<void> {
  const attempts = people.map((person, index) => ({ ...person, id: randomUUID(), index, at: timeOf(index) }))
  await db
    .insertInto('iq_attempts')
    .values(
      attempts.map(({ id, estimate, error, index, at }) => ({
        id,
        state: 'scored',
        form: 'full',
        language: ['en', 'id', 'my'][index % 3] ?? 'en',
        device: 'phone',
        extra_time: false,
        param_version: 0,
        tab: 'tab-tab-tab',
        started_at: at,
        expires_at: addMs(at, 7 * DAY_MS),
        finished_at: at,
        theta: estimate,
        se: error,
        validity: 'good',
      })),
    )
    .execute()
  for (const { id, answered, at } of attempts)
    if (answered.length > 0)
      await db
        .insertInto('iq_items')
        .values(
          answered.map(({ templateId, isPilot, isCorrect }, position) => ({
            attempt_id: id,
            position: position + 1,
            template_id: templateId,
            is_pilot: isPilot,
            served_at: at,
            deadline_at: at,
            answered_at: at,
            is_correct: isCorrect,
            is_late: false,
            server_ms: 40_000,
          })),
        )
        .execute()
}
