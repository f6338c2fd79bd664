import type { Channels, NotificationFilter, NotificationIcon } from '../../contract/notifications.ts'
import type { ObjectType } from '../../contract/objects.ts'
import type { Language, Text } from '../../contract/messages.ts'
import type { Db } from '../platform/db.ts'
import type { Part } from '../platform/follow-up-parts.ts'

/** What a feature tells people, declared in its `feature.ts`. */
export interface Notifications {
  /** By name; names are unique in the whole site. */
  types?: Readonly<Record<string, NotificationType>>
  /** By the kind of the follow-up that a write appends: `appendFollowUp(trx, 'notify-like', 'article 7 42')`. */
  sources?: Readonly<Record<string, NotificationSource>>
}

export interface NotificationType {
  icon: NotificationIcon
  /** The filter of /notifications that shows it; null for none but All. */
  filter: NotificationFilter | null
  /** Its row in the settings: "Likes of what I wrote". */
  label: Text
  /** The sentence: `{actors}` liked `{title}`. The actors become "Ana, Budi and 12 others". */
  words: Text
  /** The same about objects of some type: `{actors}` liked your comment on `{title}`. */
  wordsFor?: Partial<Record<ObjectType, Text>>
  /** What was said to this person about it, told with `{note}` in words of its own where there is something. */
  note?: NotificationNote
  /** How it is told unless people choose otherwise. */
  channels: Channels
  /** It leads to its object and place; or to who did it, when it was one person; or always to the same path. */
  leadsTo?: 'actor' | `/${string}`
  /** It happened, and stays when it was read, though it waits for nobody any more: a suggestion that was decided. */
  isLasting?: true
}

export interface NotificationNote {
  words: Text
  /** The latest for this person, in their language, by the ids of the objects that the lines are about. */
  list: (db: Db, userId: number, objectIds: number[], language: Language) => Promise<Map<number, string>>
}

/**
 * Reads what is true now about some subjects: who is to be told of what. It runs again after a crash and whenever
 * something about a subject changed: what is told already is not told again, and what is no longer true is withdrawn. Of
 * several facts about a subject for one person the first is told that they have not turned off.
 */
export type NotificationSource = ListFacts | DetailedSource

/** With a part, only facts for its people matter: others may be left out. */
export type ListFacts = (trx: Db, subjects: string[], now: Date, part?: Part) => Promise<NotificationFact[]>

export interface DetailedSource {
  listFacts: ListFacts
  /** It says the same again when a text is edited: who was told is kept longer than the line. */
  isEdited?: true
  /**
   * About how many people each subject is for; those of a subject that is not named are few. What may be for thousands
   * is told in parts.
   */
  countPeople?: (trx: Db, subjects: string[]) => Promise<Map<string, number>>
}

export interface NotificationFact {
  subject: string
  /** The name of a type of any feature. */
  type: string
  userId: number
  /** Null for what nobody did. */
  actorId: number | null
  /** Facts about the same object are one line. */
  objectType: ObjectType
  objectId: number
  /** Where in the object it leads, after its path: '?comment=12', '/suggestions'. */
  place?: string
  /** The thread that it belongs to, for those who have muted it; if missing, that of its object. */
  thread?: { type: ObjectType; id: number }
}

/** What something is called and where it is, for a sentence about it. */
export interface Headline {
  id: number
  /** In one line; empty when it has none. */
  title: string
  path: string
}
