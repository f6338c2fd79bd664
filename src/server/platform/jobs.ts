import { sql, type RawBuilder } from 'kysely'
import { MINUTE_MS, SECOND_MS, addMs, type Clock } from './clock.ts'
import type { Db } from './db.ts'
import { lease, type LeasedJob } from './job-leases.ts'
import type { Metrics } from './metrics.ts'
import type { Health } from './outage.ts'
import { createPolling } from './polling.ts'

/** The kinds of jobs that can be queued; features add theirs. */
export interface JobPayloads {
  mail: {
    to: string
    subject: string
    text: string
    html: string
    messageId: string
    unsubscribeUrl?: string
  }
  resetLink: { email: string; askedAt: string }
  wrongPassword: { userId: number | null; ip: string; userAgent: string; triedAt: string }
  video: { mediaId: number }
  pollEnd: { postId: number }
  postPublication: { scheduledPostId: number; publishAt: string }
  publication: { articleId: number; publishAt: string }
  notificationMail: { userId: number }
  weeklyDigest: { userId: number }
  notificationPush: { userId: number }
  dataExport: { exportId: number }
  iqCalibration: Record<string, never>
  planEnding: { userId: number }
  /** What they are called, or where they are written to, has changed. */
  payer: { userId: number }
  personErasure: { userId: number }
  returnMail: { userId: number }
  /** What somebody wrote follows how they stand: suspended, or not any more. */
  standing: { userId: number }
  push: { subscriptionId: number; userId: number; notificationIds: number[]; askedAt: string }
}
export type JobKind = keyof JobPayloads
export type JobHandlers = { [K in JobKind]?: JobHandler<JobPayloads[K]> }

export interface JobHandler<Payload> {
  run: (payload: Payload) => Promise<void>
  /** After the last try that failed. Until this succeeds the job is tried again. */
  giveUp?: (payload: Payload) => Promise<void>
  /** How many of a kind run at a time: slow ones never block the others. */
  atOnce?: number
  /** The longest time one of them may take. */
  leaseMs?: number
  /** Aborts running jobs when the site ends; the next runner starts them again. */
  stop?: () => void
}

const LEASE_MS = 2 * MINUTE_MS
const AT_ONCE = 4
export const MOST_ATTEMPTS = 12
const DELETE_TRIES = 3
const DELETE_PAUSE_MS = 500

/** 5 s, 20 s, 80 s … at most 6 hours apart: a mail server that is down for a day loses nothing. */
export function pauseAfter(attempts: number): number {
  return Math.min(5 * SECOND_MS * 4 ** (attempts - 1), 360 * MINUTE_MS)
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

/** Removes a job that is not wanted any more, if it still waits for its first try. */
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

/** Pushes that wait for the end of somebody's quiet hours ask anew when that is; a statement of its own, or a part of one. */
export function hurryPushes(userId: number, now: Date): RawBuilder<unknown> {
  return sql`
    update jobs set run_at = ${now} where attempts = 0 and given_up_at is null and run_at > ${now} and (
      (kind = 'notificationPush' and payload = jsonb_build_object('userId', ${userId}::int8))
      or (kind = 'push' and payload -> 'userId' = to_jsonb(${userId}::int8)))`
}

export interface JobRunner {
  /** Runs the next jobs that are due now; returns how many were taken, 0 when nothing is left. */
  runDue(): Promise<number>
  start(): void
  stop(): Promise<void>
}

interface RunnerDeps {
  db: Db
  clock: Clock
  /** It runs only these kinds. */
  handlers: JobHandlers
  metrics: Metrics
  health: Health
  whenConnected?: ((listener: () => void) => void) | undefined
}

export function createJobRunner({
  db,
  clock,
  handlers,
  metrics,
  health,
  whenConnected,
}: RunnerDeps): JobRunner {
  const slots = Object.entries(handlers).map(([kind, { atOnce = AT_ONCE, leaseMs = LEASE_MS }]) => ({
    kind,
    leaseMs,
    free: atOnce,
  }))
  const atWork = new Set<Promise<void>>()
  const polling = createPolling({ look, health, whenConnected })

  /** A slow job goes on by itself, and only its kind waits for it. */
  async function look(): Promise<boolean> {
    for (const running of await begin()) {
      const ended = running
        .catch((error: unknown) => health.failed(error))
        .finally(() => atWork.delete(ended))
      atWork.add(ended)
    }
    return false
  }

  async function runDue(): Promise<number> {
    const running = await begin()
    await Promise.all(running)
    return running.length
  }

  async function begin(): Promise<Promise<void>[]> {
    const jobs = await lease(
      db,
      clock.now(),
      slots.filter(({ free }) => free > 0),
    )
    return jobs.map(runInSlot)
  }

  async function runInSlot(job: LeasedJob): Promise<void> {
    const slot = slots.find(({ kind }) => kind === job.kind)
    if (slot === undefined) return
    slot.free--
    try {
      await runOne(job)
    } finally {
      // Others of its kind may have waited for a free slot.
      if (slot.free++ === 0) polling.wake()
    }
  }

  async function runOne(job: LeasedJob): Promise<void> {
    try {
      // The kind was written by queueJob, which knows no other.
      await handlers[job.kind as JobKind]?.run(job.payload as never)
    } catch (error) {
      const isLast = job.attempts >= MOST_ATTEMPTS && (await giveUp(job))
      const now = clock.now()
      await db
        .updateTable('jobs')
        .set({
          leased_until: null,
          last_error: String(error).slice(0, 500),
          run_at: addMs(now, pauseAfter(job.attempts)),
          given_up_at: isLast ? now : null,
        })
        .where('id', '=', job.id)
        .execute()
      metrics.jobsDone.inc({ kind: job.kind, result: isLast ? 'given_up' : 'retried' })
      return
    }
    // Done is done: if the row can't be deleted now, the job must not look like a failed one.
    await deleteDone(job.id)
    metrics.jobsDone.inc({ kind: job.kind, result: 'done' })
  }

  async function giveUp(job: LeasedJob): Promise<boolean> {
    try {
      await handlers[job.kind as JobKind]?.giveUp?.(job.payload as never)
      return true
    } catch {
      return false
    }
  }

  async function deleteDone(id: number): Promise<void> {
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

  return {
    runDue,
    start: () => polling.start(),
    async stop() {
      for (const { stop } of Object.values(handlers)) stop?.()
      await polling.stop()
      await Promise.all(atWork)
    },
  }
}
