import { CATEGORIES } from '../../contract/categories.ts'
import { copyRows, createRandom, type Cell, type Seeding } from '../platform/seeding.ts'

/** Nearly everybody follows some categories; what they like is not spread evenly. */
export async function seedTopics({ client, random, until }: Seeding, people: number): Promise<void> {
  const seed = random.int(2 ** 30)
  function* topics(): Iterable<Cell[]> {
    for (let person = 1; person <= people; person++) {
      const own = createRandom(seed + person * 6151)
      const chosen = new Set(
        Array.from(
          { length: own.int(6) },
          () => CATEGORIES[Math.floor(CATEGORIES.length * own.next() ** 1.5)],
        ),
      )
      for (const category of chosen) if (category !== undefined) yield [person, 'category', category, until]
    }
  }
  await copyRows(client, 'followed_topics', ['user_id', 'kind', 'topic', 'created_at'], topics())
  // Some follow a tag of what they have written themselves.
  await client.query(
    `insert into followed_topics (user_id, kind, topic, created_at)
     select distinct author_id, 'tag', tags[1], $1::timestamptz from visible_articles
     where author_id is not null and author_id % 3 = 0 and cardinality(tags) > 0 and id <= 20000
     on conflict do nothing`,
    [until],
  )
}
