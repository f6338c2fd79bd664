import { endpoint } from './endpoint.ts'
import { Done, IdParams } from './objects.ts'

export const shareArticle = endpoint({
  method: 'POST',
  path: '/api/articles/:id/share',
  access: 'public',
  isSignal: true,
  params: IdParams,
  response: Done,
})

/** Somebody has read it for 30 seconds or to its middle; counted once a day for each reader. */
export const readArticle = endpoint({
  method: 'POST',
  path: '/api/articles/:id/read',
  access: 'public',
  isSignal: true,
  params: IdParams,
  response: Done,
})
