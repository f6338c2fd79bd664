import { HOUR_MS, addMs } from '../platform/clock.ts'
import type { Seeding } from '../platform/seeding.ts'
import { DEMO_CASES, DEMO_MODERATORS, type DemoCase, type DemoDecision } from '../seeds/demo/moderation.ts'
import { endOf } from './rules.ts'
import {
  closeSeeded,
  decideSeededAppeal,
  findSeeded,
  insertAction,
  insertSeededAppeal,
  insertSeededReport,
  insertSilence,
  markCase,
  noteRole,
  type SeededObject,
} from './seed-queries.ts'

/** For so long there were moderators. */
const FROM_HOURS = 260 * 24
const TO_HOURS = 1

interface Event {
  hours: number
  happen: (at: Date) => Promise<void>
}

/** What was reported and decided in the demo, as it would have been written then, one after the other. */
export async function seedModeration({ client, until, isDemo }: Seeding): Promise<void> {
  if (isDemo !== true) return
  const role = (hours: number, from: string, to: string): Event[] =>
    DEMO_MODERATORS.map((person) => ({ hours, happen: (at) => noteRole(client, { person, from, to, at }) }))
  const events = [...role(FROM_HOURS, 'user', 'moderator'), ...role(TO_HOURS, 'moderator', 'user')]
  for (const one of DEMO_CASES)
    events.push(...eventsOf({ client, until }, one, await findSeeded(client, one.about)))
  for (const { hours, happen } of events.toSorted((one, other) => other.hours - one.hours))
    await happen(addMs(until, -hours * HOUR_MS))
}

type Past = Pick<Seeding, 'client' | 'until'>

function eventsOf(past: Past, { reports, decisions }: DemoCase, about: SeededObject): Event[] {
  return [
    ...reports.map((report) => ({
      hours: report.hours,
      happen: (at: Date) => insertSeededReport(past.client, about, { ...report, at }),
    })),
    ...decisions.flatMap((decision) => eventsOfDecision(past, decision, about)),
  ]
}

function eventsOfDecision({ client, until }: Past, decision: DemoDecision, about: SeededObject): Event[] {
  const { hours, action, by, rule, days = null, reason, appeal } = decision
  let actionId = 0
  const act = async (at: Date) => {
    actionId = await insertAction(client, about, { by, action, rule, days, reason, undoesId: null, at })
    if (rule === null) return markCase(client, about, 'is_hidden')
    if (action === 'escalate') return markCase(client, about, 'is_escalated')
    const verdict = action === 'keep' ? 'rejected' : 'confirmed'
    await closeSeeded(client, about, { verdict, actionId, isSpam: rule === 'spam', at })
    const over = endOf(days, at)
    if (action === 'silence' && over !== null && over > until)
      await insertSilence(client, { person: about.authorId, actionId, until: over })
  }
  const events: Event[] = [{ hours, happen: act }]
  if (appeal === undefined) return events
  const { text, decided } = appeal
  const person = about.authorId
  events.push({
    hours: appeal.hours,
    happen: (at) => insertSeededAppeal(client, { actionId, person, text, at }),
  })
  if (decided !== undefined)
    events.push({
      hours: decided.hours,
      happen: async (at) => {
        await decideSeededAppeal(client, { ...decided, actionId, person, at })
        if (!decided.isOverturned) return
        const undone = { by: decided.by, action: 'restore', rule, days: null, reason: '' } as const
        await insertAction(client, about, { ...undone, undoesId: actionId, at })
      },
    })
  return events
}
