export { honorFollowUps } from './follow-ups.ts'
