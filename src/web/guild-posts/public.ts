export { guildPostsAddress } from './guild-post-queries.ts'
export { GuildPosts } from './guild-posts.tsx'
export { useRemoval } from './lazy-removal.tsx'
