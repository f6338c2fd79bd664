export { listChosen } from './queries.ts'
