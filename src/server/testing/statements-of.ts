import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { vi } from 'vitest'

export interface Asked<T> {
  result: T
  /** Every statement, `begin` and `commit` too: the round trips. */
  statements: string[]
  /** Commits that wait for the disk. */
  commits: number
}

interface Sent {
  client: pg.Client
  text: string
}

/** Set in what a work does and starts, and nowhere else: a timer of the site that comes due meanwhile is not counted. */
const own = new AsyncLocalStorage<Sent[]>()

/** Everything that something sends to the database while it is done. */
export async function statementsOf<T>(work: () => Promise<T>): Promise<Asked<T>> {
  const query: unknown = Reflect.get(pg.Client.prototype, 'query')
  if (typeof query !== 'function') throw new Error('pg asks in another way now')
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  spy.mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    own.getStore()?.push({ client: this, text: textOf(args[0]) })
    return Reflect.apply(query, this, args)
  })
  const sent: Sent[] = []
  try {
    const result = await own.run(sent, work)
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
    spy.mockRestore()
  }
}

function textOf(asked: unknown): string {
  if (typeof asked === 'string') return asked
  return (asked as { text?: string }).text ?? ''
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
