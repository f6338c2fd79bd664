import { sql, type RawBuilder } from 'kysely'
import { CATEGORIES } from '../../contract/categories.ts'
import { isLanguage, type Language } from '../../contract/messages.ts'
import type { Db } from '../platform/db.ts'
import {
  isAfter,
  mergeWalks,
  positionOf,
  type Filters,
  type ListPage,
  type ListPosition,
} from './list-queries.ts'

/** How many of what is followed is looked at, the latest followed first: the cost does not grow with the choices. */
const MOST_TAGS = 12
const MOST_PEOPLE = 60

export interface Choices {
  /** None when they have not said what they read. */
  languages: Language[]
  categories: string[]
  tags: string[]
  people: number[]
}

export async function findChoices(db: Db, userId: number): Promise<Choices> {
  const topics = (kind: 'category' | 'tag', most: number) => sql`
    array(select topic from followed_topics where user_id = users.id and kind = ${sql.lit(kind)}
      order by created_at desc, topic limit ${most})`
  const { rows } = await sql<Omit<Choices, 'languages'> & { languages: string[] }>`
    select reading_languages as languages, ${topics('category', CATEGORIES.length)} as categories,
      ${topics('tag', MOST_TAGS)} as tags,
      array(select followed_id from follows where follower_id = users.id
        order by created_at desc, followed_id limit ${MOST_PEOPLE})::int8[] as people
    from users where id = ${userId}`.execute(db)
  const { languages = [], categories = [], tags = [], people = [] } = rows[0] ?? {}
  return { languages: languages.filter(isLanguage), categories, tags, people: people.map(Number) }
}

export interface ChosenPage extends ListPage {
  /** Whether what they follow is at its end, and the rest begins. */
  isRest: boolean
}

/**
 * What somebody follows, the newest first, and then all else in the languages that they read. Filters leave out of a page
 * what is not wanted, so a page may be short before the end.
 */
export async function listForYou(
  db: Db,
  choices: Choices,
  filters: Filters,
  { after, isRest }: { after: ListPosition | null; isRest: boolean },
  limit: number,
): Promise<ChosenPage> {
  if (isRest) return readPage(db, rest(choices, after, limit + 1), choices, filters, limit, true)
  const chosen = await readPage(db, chosenOnes(choices, after, limit + 1), choices, filters, limit, false)
  if (chosen.next !== null) return chosen
  const left = limit - chosen.ids.length
  if (left <= 0) return { ...chosen, next: START, isRest: true }
  const others = await readPage(db, rest(choices, null, left + 1), choices, filters, left, true)
  return { ...others, ids: [...chosen.ids, ...others.ids] }
}

/** Before everything. */
const START: ListPosition = { rank: '9999-01-01T00:00:00.000Z', id: 0 }

function chosenOnes(choices: Choices, after: ListPosition | null, most: number): RawBuilder<unknown> {
  const { categories, tags, people } = choices
  return sql`
    select distinct id, rank from (
      (${mergeWalks('new', wantedOf(choices), after, most, sql`unnest(${categories}::text[])`)})
      union all
      select w.id, w.rank from unnest(${tags}::text[]) as t (tag) cross join lateral (
        select question_id as id, created_at as rank from question_tags
        where tag = t.tag and ${isAfter(sql.ref('created_at'), sql.ref('question_id'), after)}
        order by created_at desc, question_id desc limit ${most}) as w
      union all
      select w.id, w.rank from unnest(${people}::int8[]) as f (id) cross join lateral (
        select v.id, v.created_at as rank from visible_questions v
        where v.author_id = f.id and not v.is_nsfw and ${isAfter(sql.ref('v.created_at'), sql.ref('v.id'), after)}
        order by v.created_at desc, v.id desc limit ${most}) as w) as found
    order by rank desc, id desc limit ${most}`
}

function rest(choices: Choices, after: ListPosition | null, most: number): RawBuilder<unknown> {
  const others = CATEGORIES.filter((category) => !choices.categories.includes(category))
  return mergeWalks('new', wantedOf(choices), after, most, sql`unnest(${others}::text[])`)
}

function wantedOf({ languages }: Choices): Filters {
  return languages.length === 0 ? {} : { languages }
}

interface FoundRow {
  id: number
  rank: Date
  isWanted: boolean
  isFollowed: boolean
}

async function readPage(
  db: Db,
  query: RawBuilder<unknown>,
  { tags, people }: Choices,
  { category, tag, languages }: Filters,
  limit: number,
  isRest: boolean,
): Promise<ChosenPage> {
  const { rows } = await sql<FoundRow>`
    select found.id, found.rank,
      ${category === undefined ? sql`true` : sql`q.category = ${category}`}
        and ${tag === undefined ? sql`true` : sql`${tag} = any(q.tags)`}
        and ${languages === undefined ? sql`true` : sql`q.language = any(${languages}::text[])`} as "isWanted",
      q.tags && ${tags}::text[] or coalesce(q.author_id = any(${people}::int8[]), false) as "isFollowed"
    from (${query}) as found join visible_questions q on q.id = found.id
    order by found.rank desc, found.id desc`.execute(db)
  const read = rows.slice(0, limit)
  const last = rows.length > limit ? read.at(-1) : undefined
  const shown = read.filter(({ isWanted, isFollowed }) => isWanted && !(isRest && isFollowed))
  return { ids: shown.map(({ id }) => id), next: last === undefined ? null : positionOf(last), isRest }
}
