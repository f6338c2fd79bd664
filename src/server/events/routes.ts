import { readEvents } from '../../contract/events.ts'
import type { Feature } from '../content/feature.ts'
import { onNotesCommitted } from '../platform/commit-notes.ts'
import { networkOf } from '../platform/request.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import { startSse } from '../platform/sse.ts'
import { noteSeen } from '../visits/public.ts'
import { liveOf } from './live.ts'
import { afterOf, openAt, readOn, refuseForeign, wantsStream } from './opening.ts'

export function eventsRoutes(server: Server, features: readonly Feature[]): void {
  const { http, config } = server
  // A replica lags: the log is read where it is written.
  const db = server.db.write
  const live = liveOf(server)
  const { streams, serving } = live

  onNotesCommitted(db, (people) => live.announce(people))
  http.addHook('onListen', () => live.start())
  // Before the server waits for the end of its connections.
  http.addHook('preClose', () => streams.close())
  http.addHook('onClose', () => live.stop())

  serve(server, readEvents, async ({ viewer, query, request, reply, now }) => {
    refuseForeign(request, config.publicUrl)
    const after = afterOf(request, query.after)
    if (!wantsStream(request)) {
      const opening = await openAt(db, viewer.id, after, features, now)
      await noteSeen(server, [viewer.id])
      return readOn(db, viewer.id, opening)
    }
    const reader = { userId: viewer.id, tokenHash: viewer.tokenHash, network: networkOf(request) }
    const stream = streams.take(reader)
    try {
      const opening = await openAt(db, viewer.id, after, features, now)
      streams.begin(
        stream,
        startSse(reply, () => streams.free(stream)),
        opening,
      )
      // What came while it was opened.
      serving.wake([viewer.id])
    } catch (error) {
      streams.free(stream)
      throw error
    }
    return { seq: 0, events: [] }
  })
}
