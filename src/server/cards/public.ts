export { categoryNames } from './messages.ts'
