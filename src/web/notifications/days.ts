import type { Notification } from '../../contract/notifications.ts'

/** Those of today by the reader's own clock, and those before. */
export function splitByDay(items: readonly Notification[], now: Date) {
  const midnight = new Date(now).setHours(0, 0, 0, 0)
  const isToday = ({ updatedAt }: Notification) => Date.parse(updatedAt) >= midnight
  return {
    today: items.filter(isToday),
    earlier: items.filter((item) => !isToday(item)),
  }
}
