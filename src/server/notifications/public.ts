export { composeNotifications, type Composing } from './compose.ts'
export { notificationFollowUps, notificationTypes } from './follow-ups.ts'
export { CHANNELS_KIND } from './tell-people.ts'
export { unreadCount } from './unread-queries.ts'
