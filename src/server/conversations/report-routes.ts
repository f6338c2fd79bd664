import {
  closeMessageReport,
  listMessageReports,
  readMessageReport,
  reportMessage,
} from '../../contract/message-acts.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import { enforceRateLimits } from '../platform/rate-limits.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import { needsText } from '../reports/public.ts'
import { writeStaffLog } from '../staff/public.ts'
import { closeReport, saveMessageReport } from './report-actions.ts'
import { reportMessages } from './report-messages.ts'
import { findOpenReport, findReport, findReported, listOpenReports } from './report-queries.ts'

const SHOWN = 20
const CURSOR = 'message-reports'
const DONE = { done: true } as const

export function reportRoutes(site: Server): void {
  serve(site, reportMessage, async ({ db, viewer, params, body, now }) => {
    const { reason, text = '' } = body
    const messageId = Number(params.id)
    const reported = await findReported(db, viewer, messageId)
    if (reported === undefined) return fail('not_found', common.notFound)
    if (reported.senderId === viewer.id) fail('invalid_input', reportMessages.ownMessage)
    if (needsText(reason, text))
      fail('invalid_input', common.invalidInput, { fields: { text: reportMessages.sayWhat } })
    await enforceRateLimits(site.limits, [['reportsPerDay', String(viewer.id)]])
    await saveMessageReport(db, site.config, {
      messageId,
      reporterId: viewer.id,
      reportedId: reported.senderId,
      reason,
      text,
      excerpt: reported.excerpt,
      now,
    })
    return DONE
  })

  serve(site, listMessageReports, async ({ db, viewer, query }) => {
    const [before] = query.cursor === undefined ? [] : site.cursors.read(CURSOR, query.cursor)
    const found = await listOpenReports(db, viewer.id, {
      before: before === undefined ? undefined : Number(before),
      limit: SHOWN,
    })
    const items = found.slice(0, SHOWN)
    const last = items.at(-1)
    const hasMore = found.length > SHOWN && last !== undefined
    return { items, nextCursor: hasMore ? site.cursors.make(CURSOR, [last.id]) : null }
  })

  serve(site, readMessageReport, async ({ db, viewer, params, now }) => {
    const report = await findOpenReport(db, viewer.id, Number(params.id))
    if (report === undefined) return fail('not_found', common.notFound)
    // Written down before it is shown.
    await writeStaffLog(db, {
      actor: { kind: 'staff', id: viewer.id },
      action: 'read-message-report',
      objectType: 'message-report',
      objectId: report.id,
      details: {},
      now,
    })
    return report
  })

  serve(site, closeMessageReport, async ({ db, viewer, params, body, now }) => {
    const id = Number(params.id)
    const report = await findReport(db, id)
    if (report === undefined) return fail('not_found', common.notFound)
    if (report.reportedId === viewer.id || report.reporterId === viewer.id)
      fail('not_allowed', reportMessages.yourOwn)
    const isClosed = await closeReport(db, { id, actorId: viewer.id, verdict: body.verdict, now })
    return isClosed ? DONE : fail('conflict', reportMessages.closedAlready)
  })
}
