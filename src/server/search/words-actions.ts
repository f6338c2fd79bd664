import { sql } from 'kysely'
import type { ObjectType } from '../../contract/objects.ts'
import type { SearchSource } from '../content/search-source.ts'
import type { Db } from '../platform/db.ts'
import { appendFollowUps } from '../platform/follow-ups-batch.ts'
import type { FollowUpHandlers } from '../platform/follow-ups.ts'

/** Appended by triggers when a title, tags or a name changed, or who may see them; the subject is "article 7". */
export const SEARCH_WORDS = 'search-words'

/** Appended by the migration that brought labels; the subject is "article 7", of which those before 7 still wait. */
const SEARCH_FILL = 'search-fill'
/** So few that what is written meanwhile hardly waits for them. */
const FILLED_AT_ONCE = 50

/** Keeps the words of what everybody may see, by which a misspelt term is corrected and an unfinished one completed. */
export function wordFollowUps(sources: readonly SearchSource[]): FollowUpHandlers {
  return {
    [SEARCH_WORDS]: {
      handleAll: async (trx, subjects) => {
        // Words are shared by all: one node after the other, or two would wait for each other.
        await sql`select pg_advisory_xact_lock(hashtextextended('search words', 0))`.execute(trx)
        for (const { name, listTitles } of sources) {
          const ids = subjects.flatMap((subject) => {
            const [type, id] = subject.split(' ')
            return type === name ? [Number(id)] : []
          })
          if (ids.length > 0 && listTitles !== null)
            await saveWords(trx, name, ids, await listTitles(trx, ids))
        }
      },
    },
    [SEARCH_FILL]: async (trx, subject) => {
      const [type = '', before] = subject.split(' ')
      const source = sources.find(({ name }) => name === type)
      if (source?.words) await fillNewest(trx, type, source.words, Number(before))
    },
  }
}

/** Queues the newest rows that wait for their labels, and itself after them. */
async function fillNewest(
  trx: Db,
  type: string,
  { table, key, followUp }: NonNullable<SearchSource['words']>,
  before: number,
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select ${sql.ref(key)} as id from ${sql.table(table)}
    where head is null and ${sql.ref(key)} < ${before} order by ${sql.ref(key)} desc limit ${FILLED_AT_ONCE}`.execute(
    trx,
  )
  const ids = rows.map(({ id }) => id)
  await appendFollowUps(trx, followUp, ids)
  await appendFollowUps(
    trx,
    SEARCH_WORDS,
    ids.map((id) => `${type} ${id}`),
  )
  if (ids.length === FILLED_AT_ONCE) await appendFollowUps(trx, SEARCH_FILL, [`${type} ${ids.at(-1)}`])
}

/** What is not among the titles gives no words any more. */
async function saveWords(
  trx: Db,
  type: ObjectType,
  ids: number[],
  titles: { id: number; title: string }[],
): Promise<void> {
  const { rows } = await sql<{ word: string | null }>`
    with given as materialized (
      select id, title_words(title) as words
      from unnest(${titles.map(({ id }) => id)}::int8[], ${titles.map(({ title }) => title)}::text[]) as t (id, title)),
    before as materialized (
      select object_id as id, words from search_word_sources
      where object_type = ${type} and object_id = any(${ids}::int8[])),
    removed as (
      delete from search_word_sources where object_type = ${type} and object_id = any(${ids}::int8[])
        and object_id not in (select id from given)),
    stored as (
      insert into search_word_sources (object_type, object_id, words)
      select ${type}, id, words from given
      on conflict (object_type, object_id) do update set words = excluded.words),
    changed as (
      select word, sum(by)::int as by from (
        select word, 1 as by from given cross join unnest(words) as word
        union all
        select word, -1 from before cross join unnest(words) as word) as each
      group by word having sum(by) <> 0)
    insert into search_words as w (word, weight)
    select word, by from changed order by word
    on conflict (word) do update set weight = w.weight + excluded.weight
    returning case when weight <= 0 then word end as word`.execute(trx)
  const unused = rows.flatMap(({ word }) => word ?? [])
  if (unused.length > 0)
    await sql`delete from search_words where word = any(${unused}::text[]) and weight <= 0`.execute(trx)
}
