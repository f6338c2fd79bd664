import { sql } from 'kysely'
import { IQ_SHOWN_AGE, isYounger } from '../../contract/iq-rules.ts'
import type { Person } from '../../contract/people.ts'
import type { Plan } from '../../contract/plans.ts'
import type { Privacy } from '../../contract/privacy-rules.ts'
import type { Profile } from '../../contract/profiles.ts'
import { highestPlan, paidAt, paidPlans } from '../market/public.ts'
import type { Db } from '../platform/db.ts'

export interface Pinned {
  objectType: 'article' | 'page-post'
  objectId: number
}

/** Somebody who may be met, with what they say of themselves and who may see it. */
export interface StoredProfile {
  person: Person
  joinedAt: Date
  coverUrl: string | null
  bio: string
  links: string[]
  languages: Profile['languages']
  plan: Plan
  pinned: Pinned | null
  /** Their result of the reasoning test. */
  iq: Profile['iq']
  /** Old enough to show it to others. */
  mayShowIq: boolean
  hasBirthYear: boolean
  privacy: Privacy
}

/** The defaults of people without a row stand in the migration, and here. */
const PRIVACY = sql`
  coalesce(profiles.audience, 'public') as audience, coalesce(profiles.shows_joined, true) as "showsJoined",
  coalesce(profiles.shows_activity, true) as "showsActivity",
  coalesce(profiles.shows_follows, true) as "showsFollows", coalesce(profiles.is_indexed, true) as "isIndexed",
  coalesce(profiles.who_may_mention, 'everyone') as "whoMayMention",
  coalesce(profiles.is_ranked, true) as "isRanked", coalesce(profiles.shows_iq, false) as "showsIq",
  (select takes_guild_invites from users where users.id = people.id) as "takesGuildInvites"`

interface ProfileRow extends Omit<Person, 'honor'>, Privacy {
  honor: number | null
  joinedAt: Date
  coverUrl: string | null
  bio: string | null
  links: string[] | null
  languages: Profile['languages'] | null
  paid: Plan[]
  pinnedType: Pinned['objectType'] | null
  pinnedId: number | null
  iq: Partial<NonNullable<Profile['iq']>> | null
  birthYear: number | null
}

export async function findProfile(db: Db, id: number, now: Date): Promise<StoredProfile | undefined> {
  const { rows } = await sql<ProfileRow>`
    select people.id, trim(people.first_name || ' ' || people.last_name) as name, people.alias_name as alias,
      people.profile_image_url as "profileUrl", people.created_at as "joinedAt", honor_totals.total as honor,
      profiles.cover_url as "coverUrl", profiles.bio, profiles.links, profiles.languages,
      profiles.pinned_type as "pinnedType", profiles.pinned_id as "pinnedId",
      iq_results.report as iq, (select birth_year from users where users.id = people.id) as "birthYear",
      ${paidPlans(sql`people.id`, paidAt(now))} as paid, ${PRIVACY}
    from people
    left join iq_results on iq_results.user_id = people.id
    left join profiles on profiles.user_id = people.id
    left join honor_totals on honor_totals.user_id = people.id
    where people.id = ${id}`.execute(db)
  return rows[0] && toProfile(rows[0], now)
}

function toProfile(row: ProfileRow, now: Date): StoredProfile {
  const { id, name, alias, profileUrl, joinedAt, coverUrl, pinnedType, pinnedId } = row
  const { audience, showsJoined, showsActivity, showsFollows, isIndexed, isRanked } = row
  const { takesGuildInvites, whoMayMention, showsIq, birthYear } = row
  const { score, low, high } = row.iq ?? {}
  return {
    person: { id, name, alias, profileUrl, honor: Math.max(0, row.honor ?? 0) },
    joinedAt,
    coverUrl,
    bio: row.bio ?? '',
    links: row.links ?? [],
    languages: row.languages ?? [],
    plan: highestPlan(row.paid),
    pinned: pinnedType === null || pinnedId === null ? null : { objectType: pinnedType, objectId: pinnedId },
    iq: score === undefined || low === undefined || high === undefined ? null : { score, low, high },
    mayShowIq: birthYear !== null && !isYounger(IQ_SHOWN_AGE, birthYear, now),
    hasBirthYear: birthYear !== null,
    privacy: {
      audience,
      showsJoined,
      showsActivity,
      showsFollows,
      isIndexed,
      isRanked,
      takesGuildInvites,
      whoMayMention,
      showsIq,
    },
  }
}

export interface Relation {
  isFollowing: boolean
  isFollowedBy: boolean
  isMuted: boolean
}

export async function findRelation(db: Db, viewerId: number, id: number, now: Date): Promise<Relation> {
  const { rows } = await sql<Relation>`
    select
      exists (select from follows where follower_id = ${viewerId} and followed_id = ${id}) as "isFollowing",
      exists (select from follows where follower_id = ${id} and followed_id = ${viewerId}) as "isFollowedBy",
      exists (select from mutes where user_id = ${viewerId} and kind = 'person' and person_id = ${id}
        and (expires_at is null or expires_at > ${now})) as "isMuted"`.execute(db)
  return rows[0] ?? { isFollowing: false, isFollowedBy: false, isMuted: false }
}

/** Whose alias it is in any case of its letters, or was until it became free again. */
export async function findByAliasName(
  db: Db,
  alias: string,
  now: Date,
): Promise<{ id: number; alias: string } | undefined> {
  const { rows } = await sql<{ id: number; alias: string }>`
    select id, alias_name as alias, 0 as rank from people where lower(alias_name) = lower(${alias})
    union all
    select people.id, people.alias_name, 1
    from alias_history join people on people.id = alias_history.user_id
    where alias_history.alias = lower(${alias}) and kept_until > ${now}
    order by rank limit 1`.execute(db)
  return rows[0]
}
