import * as contract from '../../contract/guild-members.ts'
import type { Viewer } from '../platform/session.ts'
import { enforceRateLimits } from '../platform/rate-limits.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import { removeMember, setBan, setMute, setRole } from './manage-actions.ts'
import { membershipCounter } from './metrics.ts'
import { decideRequest } from './request-actions.ts'
import { readMute } from './rules.ts'

const DONE = { done: true } as const

export function manageRoutes(server: Server): void {
  const countAct = ({ id }: Viewer) => enforceRateLimits(server.limits, [['guildActs', String(id)]])
  const count = (result: string, isNew: boolean) => {
    if (isNew) membershipCounter(server).inc({ result })
    return DONE
  }

  serve(server, contract.decideGuildRequest, async ({ db, viewer, params, body: { accept }, now }) => {
    await countAct(viewer)
    const deciding = { guildId: Number(params.id), userId: Number(params.userId), accept, now }
    return count(accept ? 'accepted' : 'rejected', await decideRequest(db, viewer, deciding))
  })

  serve(server, contract.changeGuildMember, async ({ db, viewer, params, body, now }) => {
    await countAct(viewer)
    const { role, mutedUntil, banned } = body
    const reason = body.reason?.trim() ?? ''
    const managing = { guildId: Number(params.id), userId: Number(params.userId), reason, now }
    if (role !== undefined)
      return count(
        role === 'officer' ? 'appointed' : 'dismissed',
        await setRole(db, viewer, { ...managing, role }),
      )
    if (banned !== undefined)
      return count(banned ? 'banned' : 'unbanned', await setBan(db, viewer, { ...managing, banned }))
    const until = readMute(mutedUntil ?? null, now)
    return count(until === null ? 'unmuted' : 'muted', await setMute(db, viewer, { ...managing, until }))
  })

  serve(server, contract.removeGuildMember, async ({ db, viewer, params, now }) => {
    await countAct(viewer)
    const managing = { guildId: Number(params.id), userId: Number(params.userId), reason: '', now }
    return count('removed', await removeMember(db, viewer, managing))
  })
}
