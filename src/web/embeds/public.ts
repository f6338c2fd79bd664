export { Embed } from './embed.tsx'
