/** People for whom transactions at work have appended events. */
const noted = new WeakMap<object, Set<number>>()
const listeners = new WeakMap<object, (people: number[]) => void>()

/** Calls back with the people for whom a transaction of this database has appended events, after its commit. */
export function onNotesCommitted(db: object, listener: (people: number[]) => void): void {
  listeners.set(db, listener)
}

/** Said to this node when the transaction is committed; outside of one, at once. */
export function noteOnCommit(trx: object, people: number[]): void {
  const set = noted.get(trx)
  if (set === undefined) listeners.get(trx)?.(people)
  else for (const person of people) set.add(person)
}

/** Runs a transaction whose notes are said when it is committed, and never when it is not. */
export async function withNotes<Trx extends object, T>(
  db: object,
  execute: (work: (trx: Trx) => Promise<T>) => Promise<T>,
  work: (trx: Trx) => Promise<T>,
): Promise<T> {
  const people = new Set<number>()
  const result = await execute((trx) => {
    noted.set(trx, people)
    return work(trx)
  })
  if (people.size > 0) listeners.get(db)?.([...people])
  return result
}
