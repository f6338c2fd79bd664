import { sql } from 'kysely'
import type { ExportPerson } from '../content/person-data.ts'
import { rowsFile } from '../content/person-queries.ts'

/** What somebody shows of themselves, and to whom. */
export const exportProfile: ExportPerson = (_site, db, userId) => [
  rowsFile(
    'account/profile.json',
    db,
    ['userId'],
    sql`
      select user_id as "userId", bio, links, languages, avatar_id as "avatarId", cover_id as "coverId",
        pinned_type as "pinnedType", pinned_id as "pinnedId", audience, shows_joined as "showsJoined",
        shows_activity as "showsActivity", shows_follows as "showsFollows", shows_iq as "showsIq",
        is_indexed as "isIndexed", is_ranked as "isRanked", who_may_mention as "whoMayMention"
      from profiles where user_id = ${userId}`,
  ),
]
