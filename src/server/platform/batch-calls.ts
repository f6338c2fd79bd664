import { isDatabaseAway, type Db } from './db.ts'

interface Batching<Input, Output> {
  /** Does all of them with one statement; the outputs are in the order of the inputs. */
  run: (db: Db, inputs: Input[]) => Promise<Output[]>
  /** Calls that share a key are never in the same batch, since each must see what the one before it has written. */
  keysOf?: (input: Input) => string[]
  /** So far apart batches begin: a call that comes alone is made at once, of many each waits a little for the others. */
  pauseMs?: number
}

interface Call<Input, Output> {
  input: Input
  resolve: (output: Output) => void
  reject: (error: unknown) => void
}

interface Queue<Input, Output> {
  waiting: Call<Input, Output>[]
  running: number
  isDue: boolean
  begunAt: number
}

/** A statement over this many is still short. */
const MOST_IN_BATCH = 100
/** When so many batches are at work, calls wait and are the next batch: the busier the site, the larger they get. */
const BATCHES_AT_ONCE = 4

/**
 * Makes one statement, and one commit, of all calls that requests of the same moment make: alone each would cost a
 * round trip, and under load these are most of what a request costs. In a transaction a call is made at once.
 */
export function batchCalls<Input, Output>({ run, keysOf, pauseMs = 0 }: Batching<Input, Output>) {
  const queues = new WeakMap<Db, Queue<Input, Output>>()

  function schedule(db: Db, queue: Queue<Input, Output>): void {
    if (queue.isDue || queue.waiting.length === 0 || queue.running >= BATCHES_AT_ONCE) return
    queue.isDue = true
    const restMs = queue.begunAt + pauseMs - performance.now()
    if (restMs > 0) setTimeout(begin, restMs, db, queue)
    // After all sockets that are readable now were read: their requests are the same moment.
    else setImmediate(begin, db, queue)
  }

  function begin(db: Db, queue: Queue<Input, Output>): void {
    queue.isDue = false
    queue.begunAt = performance.now()
    const calls = takeBatch(queue, keysOf)
    queue.running++
    void answer(db, calls).finally(() => {
      queue.running--
      schedule(db, queue)
    })
    schedule(db, queue)
  }

  async function answer(db: Db, calls: Call<Input, Output>[]): Promise<void> {
    try {
      const outputs = await run(
        db,
        calls.map(({ input }) => input),
      )
      for (const [at, { resolve }] of calls.entries()) resolve(outputs[at] as Output)
    } catch (error) {
      // One of them may be the reason (its writer was deleted a moment ago): the others must not fail with it.
      if (calls.length > 1 && !isDatabaseAway(error)) for (const call of calls) await answer(db, [call])
      else for (const { reject } of calls) reject(error)
    }
  }

  return async (db: Db, input: Input): Promise<Output> => {
    if (db.isTransaction) return (await run(db, [input]))[0] as Output
    return new Promise((resolve, reject) => {
      const queue = queues.get(db) ?? { waiting: [], running: 0, isDue: false, begunAt: -Infinity }
      queues.set(db, queue)
      queue.waiting.push({ input, resolve, reject })
      schedule(db, queue)
    })
  }
}

/** The oldest calls that may be made together; the others keep waiting, in their order. */
function takeBatch<Input, Output>(
  queue: Queue<Input, Output>,
  keysOf: ((input: Input) => string[]) | undefined,
): Call<Input, Output>[] {
  if (keysOf === undefined) return queue.waiting.splice(0, MOST_IN_BATCH)
  const taken: Call<Input, Output>[] = []
  const left: Call<Input, Output>[] = []
  const keys = new Set<string>()
  for (const call of queue.waiting) {
    const own = keysOf(call.input)
    const isTaken = taken.length < MOST_IN_BATCH && !own.some((key) => keys.has(key))
    ;(isTaken ? taken : left).push(call)
    for (const key of own) keys.add(key)
  }
  queue.waiting = left
  return taken
}
