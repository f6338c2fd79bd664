export { seesAdult } from './sees-adult.ts'
export { isOffered } from './switches.ts'
