import { sql } from 'kysely'
import type { Db } from '../platform/db.ts'
import type { AttemptState, StoredReport } from './queries.ts'

/** What the test knows of somebody, as they take it along: not which answers were right, which would give items away. */
export interface ExportedAttempt {
  state: AttemptState
  form: string
  language: string
  device: string
  extraTime: boolean
  startedAt: Date
  finishedAt: Date | null
  validity: string | null
  /** What was noted of it, such as windows that were left. */
  flags: Record<string, number>
  report: StoredReport | null
  answers: ExportedAnswer[]
}

interface ExportedAnswer {
  position: number
  servedAt: string
  answeredAt: string | null
  response: number | null
  isLate: boolean | null
  milliseconds: number | null
  blurCount: number
  blurMs: number
  pastes: number
}

/** Everything of the test that is about one person, for the export of their data. */
export async function exportIqAttempts(db: Db, userId: number): Promise<ExportedAttempt[]> {
  const { rows } = await sql<ExportedAttempt>`
    select a.state, a.form, a.language, a.device, a.extra_time as "extraTime", a.started_at as "startedAt",
      a.finished_at as "finishedAt", a.validity, a.flags, r.report,
      (select coalesce(json_agg(json_build_object('position', i.position, 'servedAt', i.served_at,
        'answeredAt', i.answered_at, 'response', i.response, 'isLate', i.is_late, 'milliseconds', i.server_ms,
        'blurCount', i.blur_count, 'blurMs', i.blur_ms, 'pastes', i.pastes) order by i.position), '[]')
        from iq_items i where i.attempt_id = a.id) as answers
    from iq_attempts a left join iq_results r on r.user_id = a.user_id and r.attempt_id = a.id
    where a.user_id = ${userId} order by a.started_at`.execute(db)
  return rows
}
