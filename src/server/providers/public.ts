export { finishDiscord } from './finish.ts'
