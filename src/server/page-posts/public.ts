export { audienceOf, type PostAudience } from './audience.ts'
export { listPostCards } from './card-queries.ts'
export { findPosts, type AdultPosts, type FoundPlace } from './search-queries.ts'
