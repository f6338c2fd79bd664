import { deleteMedia, getMedia, uploadMedia } from '../../contract/media.ts'
import { fail } from '../platform/errors.ts'
import { messages as platformMessages } from '../platform/messages.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import { messages } from './messages.ts'
import { servingRoutes } from './serving.ts'
import { acceptForms, discardUpload, receiveFile } from './uploads.ts'
import { findOwnMedia } from './views/queries.ts'

export async function mediaRoutes(server: Server): Promise<void> {
  servingRoutes(server)

  await acceptForms(server, (scoped) => {
    // Any other content is refused by the handler, in words that name what is wanted.
    scoped.http.addContentTypeParser('*', (_request, _payload, done) => done(null))
    serve(scoped, uploadMedia, ({ viewer, request, now }) => receiveFile(server, request, viewer, now))
  })

  serve(server, getMedia, async ({ db, viewer, params, now, language }) => {
    const media = await findOwnMedia(server, db, viewer.id, Number(params.id), { now, language })
    return media ?? fail('not_found', platformMessages.notFound)
  })

  serve(server, deleteMedia, async ({ db, viewer, params, now, language }) => {
    const id = Number(params.id)
    const media = await findOwnMedia(server, db, viewer.id, id, { now, language })
    if (media === undefined) fail('not_found', platformMessages.notFound)
    if (!(await discardUpload(server, id))) fail('conflict', messages.isShown)
    return { done: true as const }
  })
}
