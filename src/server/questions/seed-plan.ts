import type { Language } from '../../contract/messages.ts'
import { PICK } from '../../contract/question-rules.ts'
import { addMs, DAY_MS, HOUR_MS, MINUTE_MS } from '../platform/clock.ts'
import { createRandom } from '../platform/seeding.ts'
import { ASKED_EN } from '../seeds/asked-en.ts'
import { ASKED_ID } from '../seeds/asked-id.ts'
import { ASKED_MY } from '../seeds/asked-my.ts'
import type { Asked } from '../seeds/asked.ts'

const FIRST_DAYS_AGO = 75
/** The oldest of the people came so long ago, as their own seed has it. */
const PEOPLE_DAYS = 700
const MOST_ANSWERS = 3

const LISTS = [
  ['id', ASKED_ID],
  ['en', ASKED_EN],
  ['my', ASKED_MY],
] as const satisfies [Language, Asked[]][]
/** Languages take turns. */
const TEXTS = Array.from({ length: Math.max(...LISTS.map(([, list]) => list.length)) }, (_, place) =>
  LISTS.flatMap(([language, list]) => {
    const text = list[place]
    return text === undefined ? [] : [{ ...text, language, place }]
  }),
).flat()

/** Each of the texts is asked once, in a community of scale 1. */
export const QUESTIONS_AT_SCALE_1 = TEXTS.length

export interface Community {
  questions: number
  people: number
  until: Date
  /** In the demo, whose language it is, and who understands it. */
  speakers?: {
    writes(person: number, language: Language): boolean
    reads(person: number, language: Language): boolean
  }
}

export interface PlannedAnswer {
  id: number
  text: string
  authorId: number
  createdAt: Date
  ups: number[]
  downs: number[]
}

export interface PlannedQuestion extends Asked {
  id: number
  language: Language
  authorId: number
  createdAt: Date
  updatedAt: Date
  status: 'open' | 'duplicate' | 'closed'
  originalId: number | null
  ups: number[]
  downs: number[]
  saved: number[]
  /** Who wants to know more before they answer. */
  commenterId: number | null
  given: PlannedAnswer[]
  acceptedId: number | null
  acceptedAt: Date | null
  pickId: number | null
}

/** Everything that is random about one question, from its number alone, so that a site of any size needs no memory. */
export function planQuestion({ questions, people, until, speakers }: Community, id: number): PlannedQuestion {
  const random = createRandom(41_000 + id * 5113)
  const text = TEXTS[(id - 1) % TEXTS.length]
  if (text === undefined) throw new Error('there are no questions')
  const newest = questions - id
  const daysAgo = FIRST_DAYS_AGO * ((newest + random.next()) / questions) ** 1.3
  const createdAt = addMs(until, -Math.max(daysAgo * DAY_MS, (1 + newest) * 25 * MINUTE_MS))
  const members = Math.max(1, Math.floor(people * (1 - daysAgo / PEOPLE_DAYS) ** 2))
  // A few ask most.
  const drawn = 1 + Math.floor(members * random.next() ** 2)
  const all = Array.from({ length: speakers === undefined ? 0 : members }, (_, nr) => 1 + nr)
  const writers = all.filter((person) => speakers?.writes(person, text.language) === true)
  const strangers = all.filter((person) => speakers?.reads(person, text.language) === false)
  const authorId = writers.length === 0 ? drawn : (writers[drawn % writers.length] ?? drawn)
  const first = random.int(members)
  const around = (from: number, count: number, but: number[]) =>
    peopleFrom({ members, first: first + from, but: [...but, ...strangers] }, count)
  const appeal = random.next() ** -0.5 - 0.8
  const most = Math.floor(members * 0.5)
  const ups = Math.min(most, Math.floor(appeal * 7))
  const isOpen = text.duplicateOf === undefined && text.closeReason === undefined
  const answerers = around(0, MOST_ANSWERS, [authorId])
  const age = until.getTime() - createdAt.getTime()
  const given = text.answers.slice(0, answerers.length).map((answer, nr): PlannedAnswer => {
    const writer = answerers[nr] ?? authorId
    const waited = Math.min((nr + 1) * 5 * HOUR_MS, (age * 0.6 * (nr + 1)) / MOST_ANSWERS)
    const votes = Math.min(most, Math.floor((appeal * 9 + 1) / (nr + 1)))
    return {
      id: (id - 1) * MOST_ANSWERS + nr + 1,
      text: answer,
      authorId: writer,
      createdAt: addMs(createdAt, waited),
      ups: around(7 + nr, votes, [writer]),
      downs: around(7 + nr + votes + 1, nr === 0 ? 0 : random.int(2), [writer]).filter(
        (person) => !around(7 + nr, votes, [writer]).includes(person),
      ),
    }
  })
  const [best] = given
  const isSolved = text.isSolved === true && best !== undefined
  const isPicked =
    !isSolved && best !== undefined && age >= PICK.days * DAY_MS && best.ups.length >= PICK.score
  const answeredAt = given.at(-1)?.createdAt ?? createdAt
  const upvoters = around(3, isOpen ? ups : 0, [authorId])
  return {
    ...text,
    id,
    authorId,
    createdAt,
    updatedAt: answeredAt,
    status: isOpen ? 'open' : text.duplicateOf === undefined ? 'closed' : 'duplicate',
    // Questions of one language are so many apart.
    originalId: text.duplicateOf === undefined ? null : id - (text.place - text.duplicateOf) * LISTS.length,
    ups: upvoters,
    downs: isOpen ? [] : around(5, 1, [authorId]),
    saved: upvoters.filter((_, nr) => nr % 4 === 0),
    commenterId: text.comment === undefined ? null : (around(2, 1, [authorId])[0] ?? null),
    given,
    acceptedId: isSolved ? best.id : null,
    acceptedAt: isSolved ? addMs(answeredAt, Math.min(6 * HOUR_MS, age * 0.2)) : null,
    pickId: isPicked ? best.id : null,
  }
}

/** People in a round, each once, some left out. */
function peopleFrom(
  { members, first, but }: { members: number; first: number; but: number[] },
  count: number,
): number[] {
  const people: number[] = []
  for (let step = 0; people.length < count && step < members; step++) {
    const person = 1 + ((first + step) % members)
    if (!but.includes(person)) people.push(person)
  }
  return people
}
