export { audienceOf, type PostAudience } from './audience.ts'
export { listPostCards } from './card-queries.ts'
export { findPosts, type NsfwPosts, type FoundPosition } from './search-queries.ts'
