import { sql, type RawBuilder } from 'kysely'
import { CATEGORIES } from '../../contract/categories.ts'
import { isLanguage, type Language } from '../../contract/messages.ts'
import type { Db } from '../platform/db.ts'
import { isAfter, mergeWalks, walkTag, type Filters } from './list-queries.ts'
import { readWanted, type ListPage, type ListPosition, type WalkedRow } from './walk-pages.ts'

/** How many of what is followed is looked at, the latest followed first: the cost does not grow with the choices. */
const MOST_TAGS = 12
const MOST_PEOPLE = 60
/** Of each of these lists, when much of it may not be wanted. */
const FILTERED_WINDOW = 50

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

/** What somebody follows, the newest first, and then all else in the languages that they read. */
export async function listForYou(
  db: Db,
  choices: Choices,
  filters: Filters,
  { after, isRest }: { after: ListPosition | null; isRest: boolean },
  limit: number,
): Promise<ChosenPage> {
  const part: Part = { db, choices, filters }
  if (isRest) return { ...(await readPart(part, true, after, limit)), isRest }
  const chosen = await readPart(part, false, after, limit)
  if (chosen.next !== null) return { ...chosen, isRest }
  const left = limit - chosen.ids.length
  if (left <= 0) return { ...chosen, next: START, isRest: true }
  const others = await readPart(part, true, null, left)
  return { ids: [...chosen.ids, ...others.ids], next: others.next, isRest: true }
}

/** Before everything. */
const START: ListPosition = { rank: '9999-01-01T00:00:00.000Z', id: 0 }

function chosenOnes(
  choices: Choices,
  filters: Filters,
  after: ListPosition | null,
  most: number,
): RawBuilder<unknown> {
  const { tags, people } = choices
  const categories = wantedCategories(filters).filter((category) => choices.categories.includes(category))
  return sql`
    select distinct id, rank from (
      (${mergeWalks('new', languagesOf(choices, filters), after, most, sql`unnest(${categories}::text[])`)})
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

function rest(
  choices: Choices,
  filters: Filters,
  after: ListPosition | null,
  most: number,
): RawBuilder<unknown> {
  const others = wantedCategories(filters).filter((category) => !choices.categories.includes(category))
  return mergeWalks('new', languagesOf(choices, filters), after, most, sql`unnest(${others}::text[])`)
}

function wantedCategories({ category }: Filters): readonly string[] {
  return category === undefined ? CATEGORIES : [category]
}

/** What was asked for, or else what they read; all when they have said neither. */
function languagesOf({ languages }: Choices, filters: Filters): Pick<Filters, 'languages'> {
  return { languages: filters.languages ?? (languages.length === 0 ? undefined : languages) }
}

interface Part {
  db: Db
  choices: Choices
  filters: Filters
}

/** A page of what they follow, or of the rest. With a tag both are read along that tag. */
function readPart(part: Part, isRest: boolean, start: ListPosition | null, limit: number): Promise<ListPage> {
  const { choices, filters } = part
  const { category, tag, languages } = filters
  const isFiltered = category !== undefined || languages !== undefined
  const walk = (after: ListPosition | null, most: number) =>
    tag !== undefined
      ? walkTag('new', tag, after, most)
      : (isRest ? rest : chosenOnes)(choices, filters, after, most)
  // Along everything that is followed a little at a time.
  const reach = { window: isFiltered ? Math.max(FILTERED_WINDOW, limit + 1) : limit + 1, windows: 3 }
  return readWanted(
    (after, most) => judge(part, isRest, walk(after, most)),
    start,
    limit,
    tag === undefined ? reach : undefined,
  )
}

/** Which of the rows of a walk are wanted there: what they follow is not shown again in the rest. */
async function judge(
  { db, choices, filters }: Part,
  isRest: boolean,
  walk: RawBuilder<unknown>,
): Promise<WalkedRow[]> {
  const { tags, people, categories } = choices
  const isOf = (languages: readonly string[] | undefined) =>
    languages === undefined ? sql`true` : sql`q.language = any(${languages}::text[])`
  const isRead = isOf(languagesOf(choices, filters).languages)
  const isChosen = sql`(q.tags && ${tags}::text[] or coalesce(q.author_id = any(${people}::int8[]), false)
    or (q.category = any(${categories}::text[]) and ${isRead}))`
  const { rows } = await sql<WalkedRow>`
    select found.id, found.rank, q.category = any(${wantedCategories(filters)}::text[])
      and ${isOf(filters.languages)} and ${isRest ? sql`${isRead} and not ${isChosen}` : isChosen} as "isWanted"
    from (${walk}) as found join visible_questions q on q.id = found.id
    order by found.rank desc, found.id desc`.execute(db)
  return rows
}
