/** Stand below what they are about, and are fetched after it. */
export { Comments } from './comments.tsx'
export { ShortComments } from './short-comments.tsx'
