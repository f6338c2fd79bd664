export { Comments, ShortComments } from './deferred-comments.ts'
export { CommentsSwitch } from './comments-switch.tsx'
export { canQuote, quoteInComment } from './quote.ts'
export { commentsAddress } from './topic.ts'
