import * as z from 'zod/mini'
import { Article } from './articles.ts'
import { Time } from './common.ts'
import { endpoint } from './endpoint.ts'
import { Done, IdParams } from './objects.ts'

/** Whether the draft has a secret link, and since when. The link itself is told only once, to whoever makes it. */
export const getDraftLink = endpoint({
  method: 'GET',
  path: '/api/articles/:id/draft-link',
  access: 'member',
  params: IdParams,
  response: z.object({ createdAt: z.nullable(Time) }),
})

/** Makes a secret link to a draft; the one before stops working. */
export const createDraftLink = endpoint({
  method: 'POST',
  path: '/api/articles/:id/draft-link',
  access: 'member',
  // The answer holds a secret: it is not stored, and asking again makes another link.
  isRepeatable: false,
  params: IdParams,
  response: z.object({ token: z.string(), createdAt: Time }),
})

export const deleteDraftLink = endpoint({
  method: 'DELETE',
  path: '/api/articles/:id/draft-link',
  access: 'member',
  isRepeatable: false,
  params: IdParams,
  response: Done,
})

/** The draft of a link, for anybody who has it. */
export const readDraft = endpoint({
  method: 'GET',
  path: '/api/draft-links/:token',
  access: 'public',
  params: z.strictObject({ token: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)) }),
  response: Article,
})
