import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import { GROUPS, NO_GROUP, type People } from './model.ts'

/** The newest valid attempts are enough: older ones shaped the versions before. */
const MOST_PEOPLE = 6000
const AT_ONCE = 500

interface Taken {
  id: string
  finished_at: Date
  language: string
  device: string
  form: string
  templates: string[]
  rights: boolean[]
  pilots: boolean[]
}

export async function countValid(db: Db, since: Date | undefined): Promise<number> {
  const { count } = await db
    .selectFrom('iq_attempts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'scored')
    .where('validity', '=', 'good')
    .$if(since !== undefined, (query) => query.where('finished_at', '>', since ?? null))
    .executeTakeFirstOrThrow()
  return count
}

export interface ReadPeople {
  people: People
  /** Those who took the whole test, with what was scored of it: what others are compared with. */
  takers: People
}

/** Everybody's answers, without a trace of whose they are; those to templates that are no longer made are left out. */
export async function readPeople(db: Db, templateIds: readonly string[]): Promise<ReadPeople> {
  const places = new Map(templateIds.map((id, place) => [id, place]))
  const taken: Taken[] = []
  for (;;) {
    const page = await readPage(db, taken.at(-1))
    taken.push(...page)
    if (page.length < AT_ONCE || taken.length >= MOST_PEOPLE) break
  }
  const whole = taken.filter(({ form }) => form === 'full')
  return { people: peopleOf(taken, places), takers: peopleOf(whole, places, true) }
}

async function readPage(db: Db, after: Taken | undefined): Promise<Taken[]> {
  const { rows } = await sql<Taken>`
    select id, finished_at, form, language, device, templates, rights, pilots
    from (
      select id, finished_at, form, language, case when (flags ->> 'otherDevices')::int4 > 0 then '' else device end as device
      from iq_attempts
      where state = 'scored' and validity = 'good'
        ${after === undefined ? sql`` : sql`and (finished_at, id) < (${after.finished_at}, ${after.id}::uuid)`}
      order by finished_at desc, id desc limit ${AT_ONCE}
    ) attempts
    cross join lateral (
      select array_agg(template_id order by position) as templates,
        array_agg(coalesce(is_correct, false) order by position) as rights,
        array_agg(is_pilot order by position) as pilots
      from iq_items where attempt_id = attempts.id and answered_at is not null
    ) answers
    where templates is not null
    order by finished_at desc, id desc`.execute(db)
  return rows
}

function peopleOf(
  taken: readonly Taken[],
  places: ReadonlyMap<string, number>,
  isScoredOnly = false,
): People {
  const templates: number[] = []
  const rights: number[] = []
  const starts = [0]
  for (const person of taken) {
    person.templates.forEach((id, index) => {
      const place = places.get(id)
      if (place === undefined || (isScoredOnly && person.pilots[index] === true)) return
      templates.push(place)
      rights.push(Number(person.rights[index]))
    })
    starts.push(templates.length)
  }
  return {
    starts: Uint32Array.from(starts),
    templates: Uint16Array.from(templates),
    rights: Uint8Array.from(rights),
    languages: Uint8Array.from(taken, ({ language }) => groupOf(language)),
    devices: Uint8Array.from(taken, ({ device }) => groupOf(device)),
  }
}

function groupOf(name: string): number {
  const place = GROUPS.findIndex((group) => group === name)
  return place === -1 ? NO_GROUP : place
}
