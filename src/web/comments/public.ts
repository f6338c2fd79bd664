export { Comments } from './deferred-comments.ts'
export { CommentsSwitch } from './comments-switch.tsx'
export { commentsAddress } from './topic.ts'
