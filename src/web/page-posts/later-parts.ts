/** What stands beside the feed on wide screens, fetched after it. */
export { FeedSide } from './feed/feed-side.tsx'
