export { GuildPosts } from './guild-posts.tsx'
