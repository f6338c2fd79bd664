import { transact, type Db } from './db.ts'
import { fail } from './errors.ts'
import { messages } from './messages.ts'
import type { Work } from './work-pool.ts'

/** Two people who change the same text at once may each void the other's work, but not for ever. */
const MOST_ROUNDS = 8

class NotDoneYet extends Error {}

interface Job {
  key: string
  name: string
  input: unknown
}

/**
 * A transaction that needs heavy work. No lock may be held during the work, so a transaction that asks for work
 * which is not done yet is rolled back, the work is done, and the transaction runs again: what it asks for then is
 * there, unless somebody has changed the text in the meantime. `run` must do nothing but SQL and work.
 */
export async function transactWithWork<T>(
  db: Db,
  work: Work,
  run: (trx: Db, work: Work) => Promise<T>,
): Promise<T> {
  const done = new Map<string, Promise<unknown>>()
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const missing: Job[] = []
    const known: Work = {
      run: async <R>(name: string, input: unknown): Promise<R> => {
        const key = JSON.stringify([name, input])
        const result = done.get(key)
        if (result !== undefined) return (await result) as R
        missing.push({ key, name, input })
        throw new NotDoneYet()
      },
    }
    try {
      return await transact(db, (trx) => run(trx, known))
    } catch (error) {
      if (!(error instanceof NotDoneYet)) throw error
    }
    for (const { key, name, input } of missing) {
      const result = work.run(name, input)
      done.set(key, result)
      // A refusal is a result too: the transaction asks for it again and is refused itself.
      await result.catch(() => {})
    }
  }
  return fail('unavailable', messages.busy, { retryAfterSeconds: 5 })
}
