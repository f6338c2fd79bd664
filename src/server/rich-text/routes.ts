import { previewText } from '../../contract/rich-text.ts'
import { knownMentions } from '../mentions/public.ts'
import { refuseTooMany } from '../platform/rate-limits.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import * as preview from './preview.ts'

export function richTextRoutes(server: Server): void {
  serve(server, previewText, async ({ db, body: { text }, viewer, work, now }) => {
    const count = server.callLimits.hit('previewsPerMinute', String(viewer.id))
    if (count.exceeded) refuseTooMany(count.retryAfterSeconds)
    const read = await preview.previewText(work, text)
    return { ...read, nodes: await knownMentions(db, read.nodes, now) }
  })
}
