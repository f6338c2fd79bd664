import type { Client } from 'pg'
import { SEARCH_WORDS } from './words-actions.ts'

/** The words of everything that was seeded, at once and not one by one as they follow a write. */
export async function seedWords(client: Client): Promise<void> {
  // What a site that runs beside it writes from now on follows by itself.
  const { rows } = await client.query<{ last: number }>('select coalesce(max(id), 0) as last from follow_ups')
  await client.query('select count_search_words()')
  await client.query('delete from follow_ups where kind = $1 and id <= $2', [SEARCH_WORDS, rows[0]?.last])
}
