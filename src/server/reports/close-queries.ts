import { sql } from 'kysely'
import type { ContentTypes, Found } from '../content/content-type.ts'
import { findObject, listContentTypes } from '../content/objects.ts'
import type { Db } from '../platform/db.ts'
import type { Reported } from './queries.ts'

interface WaitingCase extends Reported {
  weight: number
  /** The reports, the oldest first; none when the people who sent them have left. */
  reports: { reason: string; text: string }[]
  since: Date
}

export interface OpenCase extends WaitingCase {
  state: string
  /** Its mark as adult content was set by reports. */
  isMarked: boolean
  /** The object of a comment. */
  parent: Found['parent']
}

/** What waits for a verdict: hidden objects first, then the oldest reports. */
export async function listOpenCases(db: Db, content: ContentTypes, limit: number): Promise<OpenCase[]> {
  const cases: OpenCase[] = []
  for (const waiting of await listWaiting(db, await listHidden(db, content), limit)) {
    const { objectType, objectId } = waiting
    const found = await findObject({ content }, db, null, objectType, objectId)
    const isMarked = (await content[objectType]?.judged?.isMarked(db, objectId)) ?? false
    cases.push({ ...waiting, state: found?.state ?? 'gone', isMarked, parent: found?.parent })
  }
  return cases
}

interface HiddenObject extends Reported {
  createdAt: Date
}

async function listHidden(db: Db, content: ContentTypes): Promise<HiddenObject[]> {
  const hidden: HiddenObject[] = []
  for (const { name: objectType, judged } of listContentTypes({ content }))
    for (const { id: objectId, createdAt } of (await judged?.listHidden(db)) ?? [])
      hidden.push({ objectType, objectId, createdAt })
  return hidden
}

async function listWaiting(db: Db, hidden: HiddenObject[], limit: number): Promise<WaitingCase[]> {
  const types = hidden.map(({ objectType }) => objectType)
  const ids = hidden.map(({ objectId }) => objectId)
  const dates = hidden.map(({ createdAt }) => createdAt)
  const { rows } = await sql<WaitingCase>`
    select object_type as "objectType", object_id as "objectId", coalesce(weight, 0) as weight,
      coalesce(reported_at, created_at) as since, coalesce(said, '[]') as reports
    from unnest(${types}::text[], ${ids}::int8[], ${dates}::timestamptz[])
      as hidden (object_type, object_id, created_at)
    full join (
      select object_type, object_id, sum(weight) as weight, min(created_at) as reported_at,
        json_agg(json_build_object('reason', concat_ws(' ', reason, rule_number), 'text', text) order by id) as said
      from reports where state = 'open' group by object_type, object_id) open using (object_type, object_id)
    order by created_at is null, since, object_id
    limit ${limit}`.execute(db)
  return rows
}
