import { previewText } from '../../contract/rich-text.ts'
import { refuseTooMany } from '../platform/limits.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import { parseRichText } from './parse.ts'
import { countText } from './plain.ts'

export function richTextRoutes(server: Server): void {
  // oxlint-disable-next-line require-await -- parsing is synchronous, handlers are not
  serve(server, previewText, async ({ body: { text }, viewer }) => {
    // A large text takes a while of everybody's time.
    const count = server.callLimits.hit('previewsPerMinute', String(viewer.id))
    if (count.exceeded) refuseTooMany(count.retryAfterSeconds)
    const nodes = parseRichText(text)
    return { nodes, ...countText(nodes) }
  })
}
