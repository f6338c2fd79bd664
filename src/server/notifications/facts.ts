import type { NotificationFact, NotificationType } from '../content/notification-type.ts'
import type { Part } from '../platform/follow-up-parts.ts'

/** The types of all features, by name. */
export type NotificationTypes = Readonly<Record<string, NotificationType>>

/** What a follow-up is about: its kind, which names the source, and the subject. */
export interface Asked {
  source: string
  subject: string
  /** Only these people; if undefined, all. */
  part?: Part | undefined
}

export type SourcedFact = NotificationFact & { source: string }
