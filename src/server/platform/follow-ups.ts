import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Clock } from './clock.ts'
import { isCollision, transact, type Databases, type Db } from './db.ts'
import {
  WINDOW,
  LONGEST_PAUSE_MS,
  lockSubjects,
  putBack,
  takeBatch,
  type Batch,
  type FollowUp,
} from './follow-ups-batch.ts'
import type { Listening } from './listening.ts'
import type { Metrics } from './metrics.ts'
import type { Health } from './outage.ts'
import { createPolling } from './polling.ts'

/**
 * Brings what is derived from a subject up to date. It may be called again for the same state (a crash repeats
 * it), and for a subject that is gone: then it does nothing.
 */
export type FollowUpHandler = (trx: Db, subject: string, now: Date) => Promise<void>
/**
 * One that handles all subjects of a batch in a few statements; when that fails it is called with each of them alone.
 * Kinds in a row that share one get their follow-ups together.
 */
export interface FollowUpBatchHandler {
  handleAll: (
    trx: Db,
    subjects: string[],
    now: Date,
    followUps: Pick<FollowUp, 'kind' | 'subject'>[],
  ) => Promise<void>
}
export type FollowUpHandlers = Readonly<Record<string, FollowUpHandler | FollowUpBatchHandler>>

const CHANNEL = 'follow_ups'
const ANNOUNCE_PAUSE_MS = 50
/** A fifth of the time at most, unless much is waiting: meanwhile more about the same subjects comes in. */
const REST_FACTOR = 4

export interface FollowUps {
  kinds: string[]
  /** Handles the next batch that is due now; returns how many rows were taken, 0 when nothing is left. */
  runDue(): Promise<number>
  /** To be called after the commit of a write: its follow-ups are handled in a moment, here or on another node. */
  wake(): void
  start(): void
  stop(): Promise<void>
}

interface FollowUpsDeps {
  db: Pick<Databases, 'write' | 'whenConnected' | 'listen'>
  clock: Clock
  /** It takes only these kinds: a node of an older version leaves what it does not know. */
  handlers: FollowUpHandlers
  metrics: Metrics
  /** Whether the polls succeed. */
  health: Health
  /** Whether the handlers succeed: one failing subject is put back and says nothing about the database. */
  handlersHealth: Health
}

export function createFollowUps(deps: FollowUpsDeps): FollowUps {
  const { db, clock, handlers, metrics, health, handlersHealth } = deps
  const kinds = Object.keys(handlers)
  const node = randomUUID()
  const polling = createPolling({ look, health, whenConnected: db.whenConnected, restFactor: REST_FACTOR })
  let isRunning = false
  let listening: Listening | undefined
  let failedAt = 0
  let announcing: NodeJS.Timeout | undefined

  async function look(): Promise<boolean> {
    const { rows, due } = await runBatch()
    if (rows < due) polling.wake()
    return due === WINDOW
  }

  async function runBatch(): Promise<Batch> {
    const now = clock.now()
    const { failures, ...batch } = await transact(db.write, async (trx) => {
      const batch = await takeBatch(trx, kinds, now)
      if (batch.rows > 0) await lockSubjects(trx, batch.followUps)
      const failures = new Map<FollowUp, unknown>()
      const waiting = inUnits(batch.followUps)
      for (let unit = waiting.shift(); unit !== undefined; unit = waiting.shift()) {
        const error = await failureOf(trx, unit, now)
        if (error === undefined) continue
        // When the connection is lost this fails as well, and the whole batch is there again.
        await sql`rollback to savepoint follow_up`.execute(trx)
        const [first] = unit
        if (unit.length > 1) waiting.unshift(...unit.map((followUp) => [followUp]))
        else if (first !== undefined) {
          await putBack(trx, first, error.cause, now)
          failures.set(first, error.cause)
        }
      }
      return { ...batch, failures }
    })
    reportOutcome(batch.followUps, failures)
    return batch
  }

  /** What is handled together: all subjects whose handler takes them at once, any other alone. */
  function inUnits(followUps: FollowUp[]): FollowUp[][] {
    const units: FollowUp[][] = []
    for (const followUp of followUps) {
      const last = units.at(-1)
      const handler = handlers[followUp.kind]
      const isTogether = typeof handler === 'object' && handlers[last?.[0]?.kind ?? ''] === handler
      if (isTogether) last?.push(followUp)
      else units.push([followUp])
    }
    return units
  }

  /** Handles a unit in a savepoint of its own. */
  async function failureOf(trx: Db, unit: FollowUp[], now: Date): Promise<{ cause: unknown } | undefined> {
    try {
      await sql`savepoint follow_up`.execute(trx)
      const handler = handlers[unit[0]?.kind ?? '']
      const subjects = unit.map(({ subject }) => subject)
      if (typeof handler === 'object') await handler.handleAll(trx, subjects, now, unit)
      else for (const subject of subjects) await handler?.(trx, subject, now)
      await sql`release savepoint follow_up`.execute(trx)
      return undefined
    } catch (cause) {
      return { cause }
    }
  }

  function reportOutcome(followUps: FollowUp[], failures: Map<FollowUp, unknown>): void {
    for (const followUp of followUps)
      metrics.followUpsDone.inc({ kind: followUp.kind, result: failures.has(followUp) ? 'retried' : 'done' })
    // A deadlock is no fault of the handler.
    const faults = [...failures.values()].filter((error) => !isCollision(error))
    if (faults.length > 0) {
      failedAt = clock.elapsedMs()
      handlersHealth.failed(faults[0])
      return
    }
    // After the longest pause nothing waits here any more: another node may have handled it.
    const isLongAgo = clock.elapsedMs() > failedAt + LONGEST_PAUSE_MS
    if (isLongAgo || (failures.size === 0 && followUps.some(({ tries }) => tries > 0)))
      handlersHealth.worked()
  }

  /** Outside of any write's transaction: a NOTIFY inside takes a lock that all commits wait for. */
  function announce(): void {
    announcing ??= setTimeout(() => {
      announcing = undefined
      // A node that missed it polls within a second.
      sql`select pg_notify(${CHANNEL}, ${node})`.execute(db.write).catch(() => {})
    }, ANNOUNCE_PAUSE_MS)
  }

  return {
    kinds,
    runDue: async () => (await runBatch()).rows,
    wake() {
      if (!isRunning) return
      polling.wake()
      announce()
    },
    start() {
      isRunning = true
      listening = db.listen?.(CHANNEL, (said) => {
        if (said !== node) polling.wake()
      })
      polling.start()
    },
    async stop() {
      isRunning = false
      clearTimeout(announcing)
      await Promise.all([polling.stop(), listening?.stop()])
    },
  }
}
