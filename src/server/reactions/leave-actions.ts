import { sql } from 'kysely'
import type { ObjectType } from '../../contract/objects.ts'
import type { Site } from '../content/content-type.ts'
import { ERASED_AT_ONCE, type ErasePart, type Leaver } from '../content/person-data.ts'
import { removeReaction, setLike } from './actions.ts'
import { KINDS, type Kind } from './rules.ts'

/** Likes, saves and shares of somebody who leaves are taken back as they would do it: the numbers of others stay true. */
export const takeBackReactions: readonly ErasePart[] = (Object.keys(KINDS) as Kind[]).map((kind) => ({
  name: KINDS[kind].table,
  when: 'before',
  run: (site, person) => takeBack(site, person, kind),
}))

async function takeBack(site: Site, { id: userId }: Leaver, kind: Kind): Promise<number> {
  const db = site.db.write
  const { rows } = await sql<{ objectType: ObjectType; objectId: number }>`
    select object_type as "objectType", object_id as "objectId" from ${sql.table(KINDS[kind].table)}
    where user_id = ${userId} limit ${ERASED_AT_ONCE}`.execute(db)
  // In the same moment and in no transaction: they share their statements.
  await Promise.all(
    rows.map((row) => {
      const countIn = kind === 'like' ? site.content[row.objectType]?.like?.count : undefined
      return countIn === undefined
        ? removeReaction(db, kind, { ...row, userId })
        : setLike(db, { ...row, userId, isLike: false, countIn, authorId: null, now: site.clock.now() })
    }),
  )
  return rows.length
}
