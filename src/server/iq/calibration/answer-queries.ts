import { sql, type RawBuilder } from 'kysely'
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

/** Everybody's answers up to now, the newest first; so many of them finished after a time. */
export async function readNewest(
  db: Db,
  templateIds: readonly string[],
  { until, since }: { until: Date; since: Date | undefined },
): Promise<ReadPeople & { newcomers: number }> {
  const taken = await readPages((last) =>
    readPage(
      db,
      last === undefined
        ? sql`finished_at <= ${until}`
        : sql`finished_at <= ${until} and (finished_at, id) < (${last.finished_at}, ${last.id}::uuid)`,
      sql`finished_at desc, id desc`,
    ),
  )
  const newcomers = taken.filter(({ finished_at }) => since === undefined || finished_at > since).length
  return { ...peopleFrom(taken, templateIds), newcomers }
}

/** The answers of those who finished by then; of more than can be read some, by ids that say nothing about them. */
export async function readFinishedBy(db: Db, templateIds: readonly string[], end: Date): Promise<ReadPeople> {
  const taken = await readPages((last) =>
    readPage(
      db,
      last === undefined ? sql`finished_at <= ${end}` : sql`finished_at <= ${end} and id > ${last.id}::uuid`,
      sql`id`,
    ),
  )
  return peopleFrom(taken, templateIds)
}

async function readPages(readAfter: (last: Taken | undefined) => Promise<Taken[]>): Promise<Taken[]> {
  const taken: Taken[] = []
  for (;;) {
    const page = await readAfter(taken.at(-1))
    taken.push(...page)
    if (page.length < AT_ONCE || taken.length >= MOST_PEOPLE) return taken
  }
}

async function readPage(db: Db, chosen: RawBuilder<unknown>, order: RawBuilder<unknown>): Promise<Taken[]> {
  const { rows } = await sql<Taken>`
    select id, finished_at, form, language, device, templates, rights, pilots
    from (
      select id, finished_at, form, language, case when (flags ->> 'otherDevices')::int4 > 0 then '' else device end as device
      from iq_attempts
      where state = 'scored' and validity = 'good' and ${chosen}
        and exists (select from iq_items where attempt_id = iq_attempts.id and answered_at is not null)
      order by ${order} limit ${AT_ONCE}
    ) attempts
    cross join lateral (
      select array_agg(template_id order by position) as templates,
        array_agg(coalesce(is_correct, false) order by position) as rights,
        array_agg(is_pilot order by position) as pilots
      from iq_items where attempt_id = attempts.id and answered_at is not null
    ) answers
    order by ${order}`.execute(db)
  return rows
}

/** Without a trace of whose they are; answers to templates that are no longer made are left out. */
function peopleFrom(taken: readonly Taken[], templateIds: readonly string[]): ReadPeople {
  const places = new Map(templateIds.map((id, place) => [id, place]))
  const whole = taken.filter(({ form }) => form === 'full')
  return { people: peopleOf(taken, places), takers: peopleOf(whole, places, true) }
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
