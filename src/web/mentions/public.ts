export { Mentions } from './mentions.tsx'
