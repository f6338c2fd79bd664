export { Comments } from './comments.tsx'
export { commentsAddress } from './topic.ts'
