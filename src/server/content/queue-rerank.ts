import { sql, type RawBuilder } from 'kysely'
import type { ObjectType } from '../../contract/objects.ts'
import type { Db } from '../platform/db.ts'
import { appendFollowUp } from '../platform/follow-ups-batch.ts'
import type { FollowUpHandlers } from '../platform/follow-ups.ts'
import type { ContentTypes } from './content-type.ts'

/** The kind of follow-up that gives an object new ranks. */
const RANK = 'rank'

/** After the attention or the reads of something changed: its ranks follow, and the writer does not wait. */
export function queueRerank(trx: Db, objectType: ObjectType, objectId: number): Promise<void> {
  return appendFollowUp(trx, RANK, rankSubject(objectType, objectId))
}

export function rankSubject(objectType: ObjectType, objectId: number): string {
  return `${objectType} ${objectId}`
}

/** The same as the beginning of a statement that goes on with `from` and a condition. */
export function rerankRow(subject: string): RawBuilder<unknown> {
  return sql`insert into follow_ups (kind, subject) select ${RANK}::text, ${subject}::text`
}

/** The same for rows with an `object_type` and an `object_id`: each object once. */
export function rerankRows(): RawBuilder<unknown> {
  return sql`insert into follow_ups (kind, subject) select distinct ${RANK}::text, object_type || ' ' || object_id`
}

export function rankFollowUps(content: ContentTypes): FollowUpHandlers {
  return {
    [RANK]: {
      handleAll: async (trx, subjects) => {
        for (const type of Object.values(content)) {
          const begin = `${type?.name} `
          const own = subjects.filter((subject) => subject.startsWith(begin))
          const ids = own.map((subject) => Number(subject.slice(begin.length)))
          if (ids.length > 0) await type?.rerank?.(trx, ids)
        }
      },
    },
  }
}
