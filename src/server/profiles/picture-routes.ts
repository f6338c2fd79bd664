import { removeAvatar, removeCover, setAvatar, setCover } from '../../contract/profiles.ts'
import type { Site } from '../content/content-type.ts'
import { ownUploads } from '../media/public.ts'
import { serve } from '../platform/serve.ts'
import { setPicture } from './actions.ts'
import { pictureCounter } from './metrics.ts'
import { judgeCrop, SHAPES } from './pictures.ts'

export function pictureRoutes(site: Site): void {
  for (const [kind, endpoint] of [
    ['avatar', setAvatar],
    ['cover', setCover],
  ] as const)
    serve(site, endpoint, async ({ db, viewer, body: { mediaId, crop }, now }) => {
      const source = await ownUploads.getSource(db, viewer.id, mediaId)
      judgeCrop(kind, crop, source)
      const { x: left, y: top, width, height } = crop
      const part = { left, top, width, height, widest: SHAPES[kind].widest }
      const picture = await ownUploads.cut(site, viewer.id, source, part, now)
      const shown = await setPicture(db, viewer.id, kind, picture)
      pictureCounter(site).inc({ result: kind })
      return shown
    })

  for (const [kind, endpoint] of [
    ['avatar', removeAvatar],
    ['cover', removeCover],
  ] as const)
    serve(site, endpoint, ({ db, viewer }) => setPicture(db, viewer.id, kind, null))
}
