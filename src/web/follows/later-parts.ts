/** Fetched after the head of a category or tag that it stands in. */
export { FollowTopicButton } from './follow-topic-button.tsx'
