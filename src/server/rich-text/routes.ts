import { previewText } from '../../contract/rich-text.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import { parseRichText } from './parse.ts'
import { countText } from './plain.ts'

export function richTextRoutes(server: Server): void {
  // oxlint-disable-next-line require-await -- parsing is synchronous, handlers are not
  serve(server, previewText, async ({ body: { text } }) => {
    const nodes = parseRichText(text)
    return { nodes, ...countText(nodes) }
  })
}
