import { sql } from 'kysely'
import { MINUTE_MS, SECOND_MS, later, type Clock } from './clock.ts'
import type { Db } from './db.ts'
import type { Metrics } from './metrics.ts'
import type { Health } from './outage.ts'

/** What can be queued; features add theirs. */
export interface JobPayloads {
  mail: { to: string; subject: string; text: string; html: string; messageId: string }
  resetLink: { email: string; askedAt: string }
  video: { mediaId: number }
  publication: { articleId: number; publishAt: string }
}
export type JobKind = keyof JobPayloads
export type JobHandlers = { [K in JobKind]?: (payload: JobPayloads[K]) => Promise<void> }

const LEASE_MS = 2 * MINUTE_MS
const AT_ONCE = 8
const IDLE_PAUSE_MS = SECOND_MS
const LONGEST_PAUSE_MS = 30 * SECOND_MS
export const MOST_ATTEMPTS = 12
const DELETE_TRIES = 3
const DELETE_PAUSE_MS = 500

/** 5 s, 20 s, 80 s … at most 6 hours apart: a mail server that is down for a day loses nothing. */
export function pauseAfter(attempts: number): number {
  return Math.min(5 * SECOND_MS * 4 ** (attempts - 1), 360 * MINUTE_MS)
}

/** Between looks for jobs: 2 s, 4 s, 8 s … at most 30 s while the database can't be asked. */
export function pauseAfterFailures(failures: number): number {
  return Math.min(IDLE_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS)
}

/** Queued in the caller's transaction: the job exists exactly when its cause does. */
export async function queueJob<K extends JobKind>(
  db: Db,
  kind: K,
  payload: JobPayloads[K],
  runAt: Date,
): Promise<void> {
  await db
    .insertInto('jobs')
    .values({ kind, payload: JSON.stringify(payload), run_at: runAt })
    .execute()
}

/** Takes back what is not wanted any more, if it still waits for its first try. */
export async function dropJob<K extends JobKind>(
  db: Db,
  kind: K,
  payload: JobPayloads[K],
  runAt: Date,
): Promise<void> {
  await sql`
    delete from jobs where kind = ${kind} and run_at = ${runAt} and given_up_at is null
      and payload = ${JSON.stringify(payload)}::jsonb`.execute(db)
}

export interface JobRunner {
  /** Works off the next batch of what is due now; the number of jobs taken, 0 when nothing is left. */
  runDue(): Promise<number>
  start(): void
  stop(): Promise<void>
}

interface RunnerDeps {
  db: Db
  clock: Clock
  /** It works off these kinds and no others, so that long work of one kind never holds up another. */
  handlers: JobHandlers
  metrics: Metrics
  health: Health
  /** Calls back when the database can be reached: then a long pause is cut short. */
  whenConnected?: ((listener: () => void) => void) | undefined
  /** How many are worked on at a time, and how long one of them may take at most. */
  atOnce?: number
  leaseMs?: number
}

export function createJobRunner(deps: RunnerDeps): JobRunner {
  const { db, clock, handlers, metrics, health, atOnce = AT_ONCE, leaseMs = LEASE_MS } = deps
  let timer: NodeJS.Timeout | undefined
  let current: Promise<unknown> = Promise.resolve()
  let isStopped = false
  let failures = 0

  async function runDue(): Promise<number> {
    const jobs = await lease(db, clock.now(), Object.keys(handlers), atOnce, leaseMs)
    await Promise.all(jobs.map(runOne))
    return jobs.length
  }

  async function runOne(job: LeasedJob): Promise<void> {
    try {
      // The kind was written by queueJob, which knows no other.
      await handlers[job.kind as JobKind]?.(job.payload as never)
    } catch (error) {
      const isLast = job.attempts >= MOST_ATTEMPTS
      const now = clock.now()
      await db
        .updateTable('jobs')
        .set({
          leased_until: null,
          last_error: String(error).slice(0, 500),
          run_at: later(now, pauseAfter(job.attempts)),
          given_up_at: isLast ? now : null,
        })
        .where('id', '=', job.id)
        .execute()
      metrics.jobsDone.inc({ kind: job.kind, result: isLast ? 'given_up' : 'retried' })
      return
    }
    // Done is done: if the row can't be deleted now, the job must not look like one that failed.
    await forget(job.id)
    metrics.jobsDone.inc({ kind: job.kind, result: 'done' })
  }

  async function forget(id: number): Promise<void> {
    for (let triesLeft = DELETE_TRIES; ; triesLeft--) {
      try {
        await db.deleteFrom('jobs').where('id', '=', id).execute()
        return
      } catch (error) {
        if (triesLeft === 1) throw error
        await new Promise((resolve) => setTimeout(resolve, DELETE_PAUSE_MS))
      }
    }
  }

  function loop(): void {
    timer = undefined
    current = runDue()
      .then(
        (count) => {
          failures = 0
          health.worked()
          return count === atOnce ? 0 : IDLE_PAUSE_MS
        },
        (error: unknown) => {
          health.failed(error)
          return pauseAfterFailures(++failures)
        },
      )
      .then(lookAfter)
  }

  function lookAfter(pauseMs: number): void {
    if (!isStopped) timer = setTimeout(loop, pauseMs)
  }

  deps.whenConnected?.(() => {
    if (failures === 0 || timer === undefined) return
    clearTimeout(timer)
    // Not at once: what lets us connect and fails again must not make a tight loop.
    lookAfter(IDLE_PAUSE_MS)
  })

  return {
    runDue,
    start: loop,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await current
    },
  }
}

interface LeasedJob {
  id: number
  kind: string
  payload: unknown
  attempts: number
}

async function lease(
  db: Db,
  now: Date,
  kinds: string[],
  atOnce: number,
  leaseMs: number,
): Promise<LeasedJob[]> {
  const { rows } = await sql<LeasedJob>`
    update jobs set leased_until = ${later(now, leaseMs)}, attempts = attempts + 1
    where id in (
      select id from jobs
      where kind = any(${kinds}) and given_up_at is null and run_at <= ${now} and (leased_until is null or leased_until < ${now})
      order by run_at for update skip locked limit ${atOnce})
    returning id, kind, payload, attempts`.execute(db)
  return rows
}
