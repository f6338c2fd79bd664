import type { Client } from 'pg'
import { SEARCH_WORDS } from './words-actions.ts'

/** The words of everything that was seeded, at once and not one by one as they follow a write. */
export async function seedWords(client: Client): Promise<void> {
  await client.query('select count_search_words()')
  await client.query('delete from follow_ups where kind = $1', [SEARCH_WORDS])
}
