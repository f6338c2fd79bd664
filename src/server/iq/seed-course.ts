import { addMs, SECOND_MS } from '../platform/clock.ts'
import type { Db } from '../platform/db.ts'
import { createRandom, type Random } from '../platform/seeding.ts'
import type { DemoTaker } from '../seeds/demo/reasoning.ts'
import { chooseAfter } from './course.ts'
import { itemSeeds } from './item-seeds.ts'
import type { Item } from './items/item.ts'
import { makeItem } from './make-item.ts'
import type { Course, StoredItem } from './queries.ts'
import { expiryOf, itemMs } from './rules.ts'
import { chanceOfRight } from './scoring/item-curve.ts'
import { loadParameters } from './scoring/parameter-queries.ts'

/** Not the site's: these items are answered already, and nobody is ever asked them. */
const SEEDS = itemSeeds('demo')
/** Of those who can't solve an item so many say that they don't know. */
const HONEST = 0.2

export interface Given {
  response: number | null
  clientMs: number
}

/** A whole attempt, open still, with all that was asked and answered; the answers beside it, as they are stored. */
export async function answerAll(
  db: Db,
  { by, form, hasExtraTime, ability }: DemoTaker,
  { nr, startedAt }: { nr: number; startedAt: Date },
): Promise<{ course: Course; given: Given[] }> {
  const random = createRandom(53_000 + nr * 7919)
  const parameters = await loadParameters(db, 'newest')
  const course: Course = {
    id: `00000000-0000-4000-8000-${String(nr).padStart(12, '0')}`,
    userId: by,
    state: 'open',
    form,
    hasExtraTime,
    paramVersion: parameters.version,
    tab: 'demo',
    isDone: true,
    expiresAt: expiryOf(startedAt),
    items: [],
  }
  const given: Given[] = []
  const unmakeable = new Set<string>()
  for (let now = startedAt; ;) {
    const choice = await chooseAfter(db, SEEDS, course, course.items, unmakeable)
    if (choice === undefined) return { course, given }
    const { templateId, isPilot } = choice
    const position = course.items.length + 1
    const item = makeItem({ templateId, seed: SEEDS.itemAt(course.id, position) })
    const par = parameters.of(templateId)
    if (item === null || par === undefined) {
      unmakeable.add(templateId)
      continue
    }
    const isCorrect = random.next() < chanceOfRight(ability, par.a, par.b, par.c)
    const serverMs = Math.round((14 + 70 * random.next() ** 2) * SECOND_MS)
    given.push({
      response: isCorrect ? item.key : wrongAnswer(item, random),
      clientMs: serverMs - random.int(180),
    })
    const servedAt = now
    now = addMs(servedAt, serverMs)
    course.items.push({
      ...ANSWERED,
      id: `${course.id.slice(0, 24)}${String(nr * 100 + position).padStart(12, '0')}`,
      position,
      templateId,
      isPilot,
      servedAt,
      deadlineAt: addMs(servedAt, itemMs(hasExtraTime)),
      answeredAt: now,
      isCorrect,
      serverMs,
    })
    // The next one is on its way.
    now = addMs(now, 1.5 * SECOND_MS)
  }
}

const ANSWERED = {
  shown: null,
  sealedKey: null,
  isLate: false,
  blurCount: 0,
  blurMs: 0,
  pastes: 0,
} satisfies Partial<StoredItem>

/** Null: "I don't know". */
function wrongAnswer({ kind, key }: Item, random: Random): number | null {
  if (random.next() < HONEST) return null
  return kind === 'number' ? key + 1 + random.int(3) : (key + 1 + random.int(7)) % 8
}
