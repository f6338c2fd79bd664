import { deleteMedia, getMedia, uploadMedia } from '../../contract/media.ts'
import type { Site } from '../content/content-type.ts'
import { fail } from '../platform/errors.ts'
import { messages as platformMessages } from '../platform/messages.ts'
import { serve } from '../platform/serve.ts'
import { messages } from './messages.ts'
import { servingRoutes } from './serving.ts'
import { acceptForms, discardUpload, receiveFile } from './uploads.ts'
import { findOwnMedia } from './view-queries.ts'

export async function mediaRoutes(site: Site): Promise<void> {
  servingRoutes(site)

  await acceptForms(site, (scoped) => {
    // Any other content type is refused by the handler, with a message that names what is expected.
    scoped.http.addContentTypeParser('*', (_request, _payload, done) => done(null))
    serve(scoped, uploadMedia, ({ viewer, request, now }) => receiveFile(site, request, viewer, now))
  })

  serve(site, getMedia, async ({ db, viewer, params, now, language }) => {
    const media = await findOwnMedia(site, db, viewer.id, Number(params.id), { now, language })
    return media ?? fail('not_found', platformMessages.notFound)
  })

  serve(site, deleteMedia, async ({ db, viewer, params, now, language }) => {
    const id = Number(params.id)
    const media = await findOwnMedia(site, db, viewer.id, id, { now, language })
    if (media === undefined) fail('not_found', platformMessages.notFound)
    if (!(await discardUpload(site, id))) fail('conflict', messages.isShown)
    return { done: true as const }
  })
}
