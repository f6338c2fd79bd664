import { addMs, HOUR_MS } from '../platform/clock.ts'
import type { Seeding } from '../platform/seeding.ts'
import { seedingDb } from '../platform/seeding-db.ts'
import { DEMO_PEOPLE } from '../seeds/demo/people.ts'
import { DEMO_TAKERS } from '../seeds/demo/reasoning.ts'
import { readCourse } from './queries.ts'
import { score } from './score-actions.ts'
import { insertSeededAttempt, shareSeeded } from './seed-queries.ts'
import { answerAll } from './seed-course.ts'

/**
 * Some people of the demo have taken the test: real items are chosen and made for them one after the other, their answers
 * are drawn by the model of the test, and what they are told is scored from those like anybody's.
 */
export async function seedResults({ client, until, isDemo }: Seeding): Promise<void> {
  if (isDemo !== true) return
  const db = seedingDb(client)
  for (const [index, taker] of DEMO_TAKERS.entries()) {
    const language = DEMO_PEOPLE[taker.by - 1]?.language ?? 'en'
    const startedAt = addMs(until, -taker.hours * HOUR_MS)
    const { course, given } = await answerAll(db, taker, { nr: index + 1, startedAt })
    await insertSeededAttempt(client, { course, given, language, device: taker.device, startedAt })
    const stored = await readCourse(db, course.id)
    const finishedAt = course.items.at(-1)?.answeredAt
    if (stored === undefined || finishedAt == null) throw new Error('demo: nothing was answered in a test')
    await score(db, stored, finishedAt)
    await shareSeeded(client, taker)
  }
}
