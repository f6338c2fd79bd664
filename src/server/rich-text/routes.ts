import { previewText } from '../../contract/rich-text.ts'
import { refuseTooMany } from '../platform/rate-limits.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import * as preview from './preview.ts'

export function richTextRoutes(server: Server): void {
  serve(server, previewText, async ({ body: { text }, viewer, work }) => {
    const count = server.callLimits.hit('previewsPerMinute', String(viewer.id))
    if (count.exceeded) refuseTooMany(count.retryAfterSeconds)
    return preview.previewText(work, text)
  })
}
