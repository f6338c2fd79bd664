import { sql } from 'kysely'
import type { ObjectType } from '../../contract/objects.ts'
import type { ReportReason } from '../../contract/reports.ts'
import { hideReported, markReportedNsfw } from '../page-posts/public.ts'
import { transact, type Db } from '../platform/db.ts'
import { addAttention } from '../reactions/public.ts'
import { POINTS } from '../trending/public.ts'
import { isAdultByReports } from './rules.ts'

export interface NewReport {
  objectType: ObjectType
  objectId: number
  userId: number
  reason: ReportReason
  text: string
  weight: number
  now: Date
}

/** One report a person and object: a second one says it in other words, and weighs what the first did. */
export function saveReport(db: Db, report: NewReport): Promise<void> {
  const { objectType, objectId, userId, reason, text, weight, now } = report
  return transact(db, async (trx) => {
    if (objectType === 'page-post') await lockPost(trx, objectId)
    const { rows } = await sql<{ isFirst: boolean }>`
      insert into reports (object_type, object_id, user_id, reason, text, weight, created_at)
      values (${objectType}, ${objectId}, ${userId}, ${reason}, ${text}, ${weight}, ${now})
      on conflict (object_type, object_id, user_id) where state = 'open' do update
        set reason = excluded.reason, text = excluded.text
      returning xmax = 0 as "isFirst"`.execute(trx)
    if (rows[0]?.isFirst === true) await addAttention(trx, objectType, objectId, POINTS.report * weight)
    if (objectType === 'page-post') await judgePost(trx, report)
  })
}

/** Reports about one post come one after the other: of two at once each would count itself alone. */
async function lockPost(trx: Db, postId: number): Promise<void> {
  await trx.selectFrom('page_posts').select('id').where('id', '=', postId).forNoKeyUpdate().execute()
}

/** Product §11 and §16: what must not wait for a moderator. */
async function judgePost(trx: Db, { objectId: postId, reason, now }: NewReport): Promise<void> {
  if (reason === 'exploitation') await hideReported(trx, postId, now)
  if (reason === 'adult' && isAdultByReports(await sumReports(trx, postId, reason)))
    await markReportedNsfw(trx, postId, now)
}

async function sumReports(trx: Db, postId: number, reason: ReportReason): Promise<number> {
  const { weight } = await trx
    .selectFrom('reports')
    .select((eb) => eb.fn.sum<number | null>('weight').as('weight'))
    .where((eb) => eb.and({ object_type: 'page-post', object_id: postId, reason }))
    .where('state', '<>', 'rejected')
    .executeTakeFirstOrThrow()
  return weight ?? 0
}
