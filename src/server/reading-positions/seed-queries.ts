import type { Client } from 'pg'

interface SeededPosition {
  by: number
  title: string
  percent: number
  at: Date
}

/** At the block that so much of the text lies before. */
export async function insertSeededPosition(
  client: Client,
  { by, title, percent, at }: SeededPosition,
): Promise<void> {
  await client.query(
    `insert into reading_positions (user_id, article_id, block, percent, updated_at)
     select $1, id, jsonb_array_length(nodes) * $3::int / 100, $3, $4 from visible_articles where title = $2`,
    [by, title, percent, at],
  )
}
