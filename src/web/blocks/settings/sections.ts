/** Fetched as one when the settings of an account are drawn. */
export { BlockedPeople } from './blocked-people.tsx'
export { Mutes } from './mutes.tsx'
