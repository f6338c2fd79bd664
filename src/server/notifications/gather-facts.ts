import type { ListFacts, NotificationSource } from '../content/notification-type.ts'
import type { Db } from '../platform/db.ts'
import { isIn, partsOf, readPart } from '../platform/follow-up-parts.ts'
import { appendFollowUps } from '../platform/follow-ups-batch.ts'
import type { Asked, SourcedFact } from './facts.ts'
import { countTold } from './tell-queries.ts'

/** So many people are told in a transaction; a subject for more of them is told in parts of about so many. */
const PEOPLE_AT_ONCE = 1000
const PEOPLE_OF_PART = 200

export interface Gathered {
  asked: Asked[]
  facts: SourcedFact[]
}

/** What is true about the subjects of one source. What is or was for too many people is put off, in parts. */
export async function gatherFacts(
  trx: Db,
  source: string,
  of: NotificationSource,
  subjects: string[],
  now: Date,
): Promise<Gathered> {
  const asked = subjects.map(readPart).map(({ whole, part }) => ({ source, subject: whole, part }))
  const listFacts = typeof of === 'function' ? of : of.listFacts
  if (typeof of === 'function' || of.countPeople === undefined)
    return { asked, facts: await list(trx, listFacts, asked, now) }
  const wholes = asked.filter(({ part }) => part === undefined).map(({ subject }) => subject)
  const counts = await of.countPeople(trx, wholes)
  const told = await countTold(trx, source, wholes)
  let people = 0
  const atOnce: Asked[] = []
  for (const one of asked) {
    const count = (counts.get(one.subject) ?? 0) + (told.get(one.subject) ?? 0)
    if (one.part === undefined && people + count > PEOPLE_AT_ONCE)
      await appendFollowUps(trx, source, partsOf(one.subject, Math.ceil(count / PEOPLE_OF_PART)))
    else {
      atOnce.push(one)
      people += one.part === undefined ? count : PEOPLE_OF_PART
    }
  }
  return { asked: atOnce, facts: await list(trx, listFacts, atOnce, now) }
}

async function list(trx: Db, listFacts: ListFacts, asked: Asked[], now: Date): Promise<SourcedFact[]> {
  const facts: SourcedFact[] = []
  const wholes = asked.filter(({ part }) => part === undefined).map(({ subject }) => subject)
  const source = asked[0]?.source ?? ''
  if (wholes.length > 0)
    facts.push(...(await listFacts(trx, wholes, now)).map((fact) => ({ ...fact, source })))
  for (const { subject, part } of asked.filter((one) => one.part !== undefined)) {
    const found = await listFacts(trx, [subject], now, part)
    facts.push(...found.filter(({ userId }) => isIn(userId, part)).map((fact) => ({ ...fact, source })))
  }
  return facts
}
