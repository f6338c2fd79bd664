import { resultCounter } from '../platform/result-counter.ts'

export const guildPostCounter = resultCounter('guild_posts', 'Guild posts published, pinned and removed')
