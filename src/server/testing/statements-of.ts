import pg from 'pg'
import { vi } from 'vitest'

/** Every statement that is sent to the database while something is done, `begin` and `commit` too: its round trips. */
export async function statementsOf<T>(work: () => Promise<T>): Promise<{ result: T; statements: string[] }> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    const result = await work()
    const statements = query.mock.calls.map(([asked]) => {
      const { text = '' } = asked as { text?: string }
      return typeof asked === 'string' ? asked : text
    })
    return { result, statements }
  } finally {
    query.mockRestore()
  }
}
