import * as z from 'zod/mini'
import { Id } from './common.ts'
import { endpoint } from './endpoint.ts'
import { IMAGE_BYTES } from './limits.ts'

/** The widths every image is kept in, where it is at least that wide; also in its addresses: /media/KEY/640.webp */
export const IMAGE_WIDTHS = [320, 640, 960, 1600] as const

export const Media = z.object({
  id: Id,
  /** Its largest form. */
  url: z.string(),
  mediaType: z.enum(['image', 'video']),
  width: z.number(),
  height: z.number(),
  /** A tiny picture as a data: address, to show until the real one is there. */
  placeholder: z.string(),
  state: z.enum(['processing', 'ready', 'failed']),
})
export type Media = z.infer<typeof Media>

/** One file as multipart form data, in the field `file`. */
export const uploadMedia = endpoint({
  method: 'POST',
  path: '/api/media',
  access: 'member',
  bodyBytes: IMAGE_BYTES + 64 * 1024,
  takesFile: true,
  response: Media,
})
