/** Fetched after the question itself: what stands below it, and what few questions have. */
export { Answers } from './answers/answers.tsx'
export { StateNotices } from './single/state-notices.tsx'
