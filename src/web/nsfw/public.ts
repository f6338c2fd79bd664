export { NsfwButton, NsfwSwitch } from './nsfw-switch.tsx'
export { isOffered, nsfwQuery, refreshNsfw } from './nsfw-queries.ts'
export { NsfwTile } from './nsfw-tile.tsx'
export { useNsfw } from './use-nsfw.tsx'
