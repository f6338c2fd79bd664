import { createMute, deleteMute, listMutes, MUTES_MAX, muteUser, unmuteUser } from '../../contract/mutes.ts'
import { addMs, DAY_MS } from '../platform/clock.ts'
import { fail } from '../platform/errors.ts'
import { messages as common } from '../platform/messages.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import { deleteMuteOf, deletePersonMute, saveMute } from './actions.ts'
import { messages } from './messages.ts'
import { muteCounter } from './metrics.ts'
import { listMutesOf } from './queries.ts'
import { readMuted, refuse } from './rules.ts'

const DONE = { done: true } as const

export function mutesRoutes(server: Server): void {
  serve(server, listMutes, async ({ db, viewer, now }) => ({
    items: await listMutesOf(db, viewer.id, now, viewer.hidden),
  }))

  serve(server, createMute, async ({ db, viewer, body, now }) => {
    const muted = readMuted(body, viewer.id)
    const { effect, days } = body
    const expiresAt = days === null ? null : addMs(now, days * DAY_MS)
    const id = await saveMute(db, { ...muted, userId: viewer.id, effect, expiresAt, now })
    if (id === 'unknown') return refuse('personId', messages.unknown)
    if (id === 'full') return fail('conflict', messages.tooMany, { values: { count: MUTES_MAX } })
    const [mute] = await listMutesOf(db, viewer.id, now, viewer.hidden, id)
    muteCounter(server).inc({ result: muted.kind })
    // Taken back in another tab in between.
    return mute ?? fail('not_found', common.notFound)
  })

  // However often: what is gone is what was wanted.
  serve(server, deleteMute, async ({ db, viewer, params }) => {
    if (await deleteMuteOf(db, viewer.id, Number(params.id))) muteCounter(server).inc({ result: 'unmuted' })
    return DONE
  })

  serve(server, muteUser, async ({ db, viewer, params, now }) => {
    const personId = Number(params.id)
    if (personId === viewer.id) fail('invalid_input', messages.oneself)
    const mutes = await listMutesOf(db, viewer.id, now, viewer.hidden)
    if (mutes.some(({ person }) => person?.id === personId)) return { isMuted: true }
    const muted = { kind: 'person', personId, text: '' } as const
    const id = await saveMute(db, { ...muted, userId: viewer.id, effect: 'fold', expiresAt: null, now })
    if (id === 'unknown') fail('not_found', common.notFound)
    if (id === 'full') fail('conflict', messages.tooMany, { values: { count: MUTES_MAX } })
    muteCounter(server).inc({ result: 'person' })
    return { isMuted: true }
  })

  serve(server, unmuteUser, async ({ db, viewer, params }) => {
    if (await deletePersonMute(db, viewer.id, Number(params.id)))
      muteCounter(server).inc({ result: 'unmuted' })
    return { isMuted: false }
  })
}
