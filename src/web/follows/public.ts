export { useFollow } from './use-follow.ts'
