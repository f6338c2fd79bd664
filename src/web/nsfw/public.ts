export { AdultButton, AdultSwitch } from './adult-switch.tsx'
export { isOffered, nsfwQuery } from './nsfw-queries.ts'
export { NsfwTile } from './nsfw-tile.tsx'
export { useNsfw } from './use-nsfw.tsx'
