import { closeReports, GUILD_RULE, reportObject } from '../../contract/reports.ts'
import { can } from '../content/can.ts'
import { listPaths } from '../content/object-paths.ts'
import { findObject, getContentType, getObject, type FoundObject } from '../content/objects.ts'
import type { Site } from '../content/content-type.ts'
import type { Db } from '../platform/db.ts'
import { fail } from '../platform/errors.ts'
import { enforceRateLimits } from '../platform/rate-limits.ts'
import { messages as common } from '../platform/messages.ts'
import { serve } from '../platform/serve.ts'
import { saveReport } from './actions.ts'
import { closeOpenReports } from './close-actions.ts'
import { messages } from './messages.ts'
import { countGuildRules, findBarriers } from './queries.ts'
import { needsText } from './rules.ts'

export function reportsRoutes(site: Site): void {
  serve(site, reportObject, async ({ db, viewer, body, now }) => {
    const { objectType, objectId, reason, ruleNumber, text = '' } = body
    const type = getContentType(site, objectType)
    if (!type.canBeReported) fail('not_found', common.notFound)
    // Viewers who see only the blurred tile of something can report it too.
    const object = await getObject(site, db, viewer, objectType, objectId, { seesNsfw: true })
    if (object.authorId === viewer.id)
      fail('invalid_input', objectType === 'person' ? messages.oneself : messages.ownContent)
    if (!can(viewer, 'report', object)) fail('not_allowed', common.notAllowed)
    if (needsText(reason, text))
      fail('invalid_input', common.invalidInput, { fields: { text: messages.sayWhat } })
    await refuseRule(db, object, { reason, ruleNumber })
    await enforceRateLimits(site.limits, [['reportsPerDay', String(viewer.id)]])
    const shown = object.parent ?? { type: objectType, id: objectId }
    const paths = await listPaths(site, db, viewer, shown.type, [shown.id])
    const path = paths.get(shown.id) ?? '/'
    const said = { reason, ruleNumber: ruleNumber ?? null, text }
    const { authorId } = object
    const report = { objectType, objectId, authorId, userId: viewer.id, ...said, path, now }
    await saveReport(db, site.config, type.judged, report)
    return { done: true as const }
  })

  serve(site, closeReports, async ({ db, viewer, body, now }) => {
    const object = await findObject(site, db, viewer, body.objectType, body.objectId)
    if (object === undefined) return fail('not_found', common.notFound)
    if (object.authorId === viewer.id) fail('not_allowed', messages.ownReports)
    const { authorRole, isEscalated, isClaimed } = await findBarriers(db, { ...body, ...object, viewer, now })
    const isBeyond = authorRole === 'operator' || (authorRole === 'moderator' && viewer.role !== 'operator')
    if (isBeyond) fail('not_allowed', messages.ofStaff)
    if (isEscalated && viewer.role !== 'operator') fail('not_allowed', messages.forOperators)
    if (isClaimed) fail('conflict', messages.claimed)
    const closing = { ...body, actor: { kind: 'staff', id: viewer.id }, now } as const
    const { judged } = getContentType(site, body.objectType)
    return (await closeOpenReports(db, judged, closing)) ?? fail('conflict', messages.noneOpen)
  })
}

/** A rule of a guild is one of the guild that the object is in; no other reason names a rule. */
async function refuseRule(
  db: Db,
  { guild, parent }: FoundObject,
  { reason, ruleNumber }: { reason: string; ruleNumber: number | undefined },
): Promise<void> {
  const refuse = () =>
    fail('invalid_input', common.invalidInput, { fields: { ruleNumber: messages.noSuchRule } })
  if (reason !== GUILD_RULE) {
    if (ruleNumber !== undefined) refuse()
    return
  }
  if (guild == null || parent !== undefined || ruleNumber === undefined) return refuse()
  if (ruleNumber > (await countGuildRules(db, guild.id))) refuse()
}
