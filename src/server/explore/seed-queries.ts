import type { Client } from 'pg'
import type { ViewState } from '../../contract/explore.ts'

interface SeededView {
  by: number
  name: string
  state: ViewState
  at: Date
}

export async function insertSeededView(client: Client, { by, name, state, at }: SeededView): Promise<void> {
  await client.query(
    `insert into saved_views (user_id, name, is_public, state, created_at, updated_at)
     values ($1, $2, true, $3, $4, $4)`,
    [by, name, JSON.stringify(state), at],
  )
}
