import pg from 'pg'
import { vi } from 'vitest'

export interface Asked<T> {
  result: T
  /** Every statement, `begin` and `commit` too: the round trips. */
  statements: string[]
  /** Commits that wait for the disk. */
  commits: number
}

/** Everything that is sent to the database while something is done. */
export async function statementsOf<T>(work: () => Promise<T>): Promise<Asked<T>> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    const result = await work()
    const sent = query.mock.calls.map(([asked], call) => {
      const { text = '' } = asked as { text?: string }
      return { client: query.mock.contexts[call], text: typeof asked === 'string' ? asked : text }
    })
    const clients = [...new Set(sent.map(({ client }) => client))]
    const commits = clients.map((client) =>
      countCommits(sent.filter((one) => one.client === client).map(({ text }) => text)),
    )
    return {
      result,
      statements: sent.map(({ text }) => text),
      commits: commits.reduce((sum, of) => sum + of, 0),
    }
  } finally {
    query.mockRestore()
  }
}

const WRITES = /\b(insert into|update|delete from)\b/i

/** Of one connection: a statement that writes is committed at once, or with its transaction. */
function countCommits(statements: string[]): number {
  let [commits, isInTransaction, hasWritten] = [0, false, false]
  for (const text of statements) {
    if (/^\s*begin\b/i.test(text)) [isInTransaction, hasWritten] = [true, false]
    // Row locks are `for update`: they are written down as well.
    const writes = WRITES.test(text) && !text.includes(`set_config('synchronous_commit', 'off', true)`)
    if (writes && !isInTransaction) commits++
    hasWritten ||= writes
    if (!/^\s*(commit|rollback)\b(?! to)/i.test(text)) continue
    if (isInTransaction && hasWritten && /commit/i.test(text)) commits++
    isInTransaction = false
  }
  return commits
}
