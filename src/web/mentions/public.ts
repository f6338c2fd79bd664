export { Mentions } from './mentions.tsx'
export { usePeople } from './use-people.ts'
