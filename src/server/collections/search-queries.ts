import { sql, type RawBuilder } from 'kysely'
import { searchCollections } from '../../contract/collections.ts'
import { findMatches } from '../content/full-text.ts'
import { suggestTitles } from '../content/suggest-titles.ts'
import { endOf, isBetween } from '../content/search-labels.ts'
import type { SearchFilters, SearchSource } from '../content/search-source.ts'
import { listCollectionCards } from './card-queries.ts'
import { COLLECTION_SEARCH } from './search-actions.ts'

const WORDS = { table: 'collection_search', key: 'collection_id' } as const

function newestBefore({ to }: SearchFilters): RawBuilder<number> | undefined {
  return to === undefined
    ? undefined
    : sql`select collection_id from collection_places where not is_nsfw and created_at < ${endOf(to)}
        order by created_at desc, collection_id desc limit 1`
}

/** Likes count a little. */
function visibleCollection({ language, category, author, from, to }: SearchFilters): RawBuilder<unknown> {
  const isWanted = [
    sql`p.collection_id = m.id and not p.is_nsfw`,
    isBetween(sql`p.created_at`, from, to),
    ...(language === undefined ? [] : [sql`p.language = ${language}`]),
    ...(category === undefined ? [] : [sql`p.category = ${category}`]),
    ...(author === undefined
      ? []
      : [
          sql`exists (select from visible_collections c join people w on w.id = c.author_id
            where c.id = m.id and lower(w.alias_name) = lower(${author}))`,
        ]),
  ]
  return sql`
    select p.collection_id as group_id, 1 + 0.05 * ln(1 + p.likes) as boost
    from collection_places p where ${sql.join(isWanted, sql` and `)}`
}

/** Nothing adult is found, so the answer is the same for all. */
export const collectionSearch: SearchSource = {
  name: 'collection',
  endpoint: searchCollections,
  find: (db, asked) => {
    const { filters } = asked
    const wanted = { ...WORDS, visible: visibleCollection(filters), start: newestBefore(filters) }
    return findMatches(db, wanted, asked)
  },
  listCards: (_site, { db }, ids) => listCollectionCards(db, ids),
  audienceOf: null,
  suggest: (limit) => {
    const visible = sql`
      select title, author_id, id as group_id from visible_collections where id = m.id and not is_nsfw`
    return suggestTitles('collection', { ...WORDS, visible }, limit)
  },
  words: { ...WORDS, followUp: COLLECTION_SEARCH },
  async listTitles(db, ids) {
    const { rows } = await sql<{ id: number; title: string }>`
      select id, title || ' ' || array_to_string(tags, ' ') as title
      from visible_collections where id = any(${ids}::int8[]) and not is_nsfw`.execute(db)
    return rows
  },
}
