import pg from 'pg'
import { vi } from 'vitest'

/** Every statement that is sent to the database while something is done, `begin` and `commit` too: its round trips. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await work()
  const statements = query.mock.calls.map(([asked]) => {
    const { text = '' } = asked as { text?: string }
    return typeof asked === 'string' ? asked : text
  })
  query.mockRestore()
  return statements
}
