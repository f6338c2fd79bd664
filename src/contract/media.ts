import * as z from 'zod/mini'
import { Id } from './common.ts'
import { endpoint } from './endpoint.ts'
import { VIDEO_BYTES } from './limits.ts'
import { Done, IdParams } from './objects.ts'

/** The widths every image is stored in, where it is at least that wide; also in its addresses: /media/KEY/640.webp */
export const IMAGE_WIDTHS = [320, 640, 960, 1600] as const

export const Media = z.object({
  id: Id,
  /** Its largest form; for a video, what is played once it is ready. */
  url: z.string(),
  mediaType: z.enum(['image', 'video']),
  width: z.number(),
  height: z.number(),
  /** A tiny picture as a data: address, to show until the real one is there. */
  placeholder: z.string(),
  state: z.enum(['processing', 'ready', 'failed']),
  posterUrl: z.nullable(z.string()),
  durationMs: z.nullable(z.number()),
  /** Why a video could not be made ready, in the reader's language. */
  failure: z.nullable(z.string()),
})
export type Media = z.infer<typeof Media>

/** One file as multipart form data, in the field `file`. */
export const uploadMedia = endpoint({
  method: 'POST',
  path: '/api/media',
  access: 'member',
  bodyBytes: VIDEO_BYTES + 64 * 1024,
  takesFile: true,
  response: Media,
})

/** The progress of one's own upload. */
export const getMedia = endpoint({
  method: 'GET',
  path: '/api/media/:id',
  access: 'member',
  params: IdParams,
  response: Media,
})

/** Deletes one's own upload that nothing shows yet. */
export const deleteMedia = endpoint({
  method: 'DELETE',
  path: '/api/media/:id',
  access: 'member',
  params: IdParams,
  response: Done,
})
