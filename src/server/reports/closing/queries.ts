import { sql } from 'kysely'
import type { ObjectType } from '../../../contract/objects.ts'
import type { Db } from '../../platform/db.ts'
import type { Reported } from '../queries.ts'

export interface OpenCase extends Reported {
  /** Of the thing itself. */
  state: string
  /** Its mark as adult content was set by reports. */
  isMarked: boolean
  weight: number
  /** What people said, the oldest first; none when those who hid a post by their reports are gone. */
  reports: { reason: string; text: string }[]
  since: Date
  /** What a comment is about. */
  parentType: ObjectType | null
  parentId: number | null
}

/** What waits for a verdict: hidden posts first, then what was reported first. */
export async function listOpenCases(db: Db, limit: number): Promise<OpenCase[]> {
  const { rows } = await sql<OpenCase>`
    with waiting as (
      select object_type, object_id, sum(weight) as weight, min(created_at) as since,
        json_agg(json_build_object('reason', reason, 'text', text) order by id) as reports
      from reports where state = 'open' group by object_type, object_id
      union all
      select 'page-post', p.id, 0, p.created_at, '[]'::json from page_posts p
      where p.state = 'hidden' and not exists (
        select from reports r
        where r.object_type = 'page-post' and r.object_id = p.id and r.state = 'open'))
    select w.object_type as "objectType", w.object_id as "objectId", w.weight, w.since, w.reports,
      coalesce(p.state, a.state, c.state, 'gone') as state,
      coalesce(p.nsfw_by = 'reports', false) as "isMarked",
      c.object_type as "parentType", c.object_id as "parentId"
    from waiting w
    left join page_posts p on w.object_type = 'page-post' and p.id = w.object_id
    left join articles a on w.object_type = 'article' and a.id = w.object_id
    left join comments c on w.object_type = 'comment' and c.id = w.object_id
    order by p.state is not distinct from 'hidden' desc, w.since, w.object_id
    limit ${limit}`.execute(db)
  return rows
}
