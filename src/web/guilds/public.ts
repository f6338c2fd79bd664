export { Crest } from './crest.tsx'
export { pathOfGuild } from './guild-path.ts'
export { GuildTile } from './guild-tile.tsx'
export { Insignia } from './insignia.tsx'
