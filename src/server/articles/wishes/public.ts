export { shareReading, wishesOf } from '../rules.ts'
