export { Comments } from './later-comments.ts'
export { CommentsSwitch } from './switch/comments-switch.tsx'
export { commentsAddress } from './topic.ts'
