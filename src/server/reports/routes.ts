import { closeReports, reportObject } from '../../contract/reports.ts'
import { can, findObject, getObject } from '../access/public.ts'
import { fail } from '../platform/errors.ts'
import { holdLimits } from '../platform/limits.ts'
import { messages as common } from '../platform/messages.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import { saveReport } from './actions.ts'
import { closeOpenReports } from './closing/actions.ts'
import { messages } from './messages.ts'
import { needsWords } from './rules.ts'

export function reportsRoutes(server: Server): void {
  serve(server, reportObject, async ({ db, viewer, body, now }) => {
    const { objectType, objectId, reason, text = '' } = body
    // Whoever was given the blurred tile of something can say that it should not be there.
    const object = await getObject(db, viewer, objectType, objectId, { seesAdult: true })
    if (object.authorId === viewer.id) fail('invalid_input', messages.ownContent)
    if (!can(viewer, 'report', object)) fail('not_allowed', common.notAllowed)
    if (needsWords(reason, text))
      fail('invalid_input', common.invalidInput, { fields: { text: messages.sayWhat } })
    await holdLimits(server.limits, [['reportsPerDay', String(viewer.id)]])
    await saveReport(db, { objectType, objectId, userId: viewer.id, reason, text, now })
    return { done: true as const }
  })

  serve(server, closeReports, async ({ db, viewer, body, now }) => {
    const object = await findObject(db, body.objectType, body.objectId)
    if (object === undefined) return fail('not_found', common.notFound)
    if (object.authorId === viewer.id) fail('not_allowed', messages.ownReports)
    const closing = { ...body, actor: { kind: 'staff', id: viewer.id }, now } as const
    return (await closeOpenReports(db, closing)) ?? fail('conflict', messages.noneOpen)
  })
}
