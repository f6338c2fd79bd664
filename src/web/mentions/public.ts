export { Mentions } from './mentions.tsx'
export { useFoundPeople, usePeople } from './use-people.ts'
