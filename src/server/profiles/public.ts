export { getSeen } from './visible-person.ts'
