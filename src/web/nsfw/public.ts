export { AdultButton, AdultSwitch } from './adult-switch.tsx'
export { isOffered, nsfwQuery, refreshAdult } from './nsfw-queries.ts'
export { NsfwTile } from './nsfw-tile.tsx'
export { useNsfw } from './use-nsfw.tsx'
