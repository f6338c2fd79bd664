import { batchCalls } from './batch-calls.ts'
import { countHits } from './rate-limit-hits.ts'

/** One count of a call, as `count_hits` takes it. */
export interface AskedCount {
  key: string
  most: number
  resetsAt: Date
}

interface CountedCall {
  now: Date
  counts: AskedCount[]
}

interface Hits {
  /** Which of the call's counts it is. */
  at: number
  hits: number
  resetsAt: Date
}

/** The calls of one moment are counted by one statement, those with a key in common one after the other. */
export const countCall = batchCalls({
  keysOf: ({ counts }: CountedCall) => counts.map(({ key }) => key),
  run: async (db, calls): Promise<Hits[][]> => {
    const asked = calls.flatMap(({ counts }, call) => counts.map((count, at) => ({ ...count, call, at })))
    const rows = await countHits(db, {
      now: calls[0]?.now ?? new Date(),
      calls: asked.map(({ call }) => call),
      keys: asked.map(({ key }) => key),
      most: asked.map(({ most }) => most),
      resetsAt: asked.map(({ resetsAt }) => resetsAt),
    })
    const hits = calls.map((): Hits[] => [])
    for (const { position, ...row } of rows) {
      const one = asked[position - 1]
      if (one !== undefined) hits[one.call]?.push({ at: one.at, ...row })
    }
    return hits
  },
})
