import { NOTIFICATION_FILTERS, type NotificationFilter } from '../../contract/notifications.ts'

/** The choice stands in the address; what makes no sense there is as if it were not. */
export function readFilter(query: URLSearchParams): NotificationFilter | undefined {
  return NOTIFICATION_FILTERS.find((name) => name === query.get('filter'))
}

export function pathOfFilter(filter?: NotificationFilter): string {
  return filter === undefined ? '/notifications' : `/notifications?filter=${filter}`
}
