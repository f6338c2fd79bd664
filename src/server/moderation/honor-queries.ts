import { sql } from 'kysely'
import type { ObjectType } from '../../contract/objects.ts'
import { objectScope, type HonorFact, type HonorSources } from '../content/honor-source.ts'
import type { Db } from '../platform/db.ts'

/** The follow-up of a judgement that something is spam, or is not after all; subjects are 'page-post 12'. */
export const SPAM_JUDGED = 'notify-spam'

export const honor: HonorSources = {
  [SPAM_JUDGED]: { reasons: ['spam-confirmed'], scopeOf: objectScope, listFacts: listSpamFacts },
}

/** What moderators called spam, once for an object, as long as that stands. */
async function listSpamFacts(db: Db, subjects: string[]): Promise<HonorFact[]> {
  const { rows } = await sql<{ userId: number; objectType: ObjectType; objectId: number; at: Date }>`
    select a.person_id as "userId", a.object_type as "objectType", a.object_id as "objectId", min(a.created_at) as at
    from unnest(${subjects}::text[]) as s (subject)
    join mod_actions a on a.object_type = split_part(s.subject, ' ', 1)
      and a.object_id = split_part(s.subject, ' ', 2)::int8 and a.rule = 'spam'
      and a.action in ('hide', 'warn', 'silence', 'suspend')
    join users u on u.id = a.person_id
    where not exists (select from mod_actions u where u.undoes_id = a.id)
      and not exists (select from appeals p where p.action_id = a.id and p.state = 'overturned')
    group by a.person_id, a.object_type, a.object_id`.execute(db)
  return rows.map((row) => ({ ...row, reason: 'spam-confirmed', actorId: null }))
}
