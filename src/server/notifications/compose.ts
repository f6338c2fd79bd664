import type { Language } from '../../contract/messages.ts'
import type { Notification } from '../../contract/notifications.ts'
import type { ObjectType } from '../../contract/objects.ts'
import type { HeadlineReader, Site } from '../content/content-type.ts'
import { pathTo } from '../content/headline-path.ts'
import type { Headline } from '../content/notification-type.ts'
import type { Db } from '../platform/db.ts'
import type { NotificationTypes } from './facts.ts'
import { listLinesOf, listPersonHeadlines, type Line } from './queries.ts'
import { composeSentence } from './sentences.ts'

export interface Composing {
  site: Pick<Site, 'content'>
  db: Db
  types: NotificationTypes
  reader: HeadlineReader
  language: Language
}

/** The lines as this person may read them, in their order; what they may not see any more is left out. */
export async function composeLines(composing: Composing, lines: Line[]): Promise<Notification[]> {
  const { types, language } = composing
  const kept = lines.filter(({ type, isOrphaned }) => types[type] !== undefined && !isOrphaned)
  const headlines = await readHeadlines(composing, kept)
  const notes = await readNotes(composing, kept)
  return kept.flatMap((line) => {
    const type = types[line.type]
    const headline = headlines.get(keyOf(line))
    if (type === undefined || headline === undefined) return []
    const { actors, people, objectType } = line
    const note = notes.get(line.id)
    const names = actors.map(({ name, alias }) => (name === '' ? alias : name))
    return [
      {
        id: line.id,
        type: line.type,
        icon: type.icon,
        actors,
        sentence: composeSentence(type, { objectType, title: headline.title, names, people, note }, language),
        path: pathOf(line, type.leadsTo, headline),
        isRead: line.readAt !== null,
        updatedAt: line.updatedAt.toISOString(),
      },
    ]
  })
}

/** Some notifications of a person in their language, for mails and pushes. */
export async function composeNotifications(composing: Composing, ids: number[]): Promise<Notification[]> {
  const { id: userId, hidden } = composing.reader
  return composeLines(composing, await listLinesOf(composing.db, { userId, hidden, ids }))
}

function pathOf(
  { actors, people, place }: Line,
  leadsTo: 'actor' | `/${string}` | undefined,
  headline: Headline,
): string {
  const [actor] = actors
  if (leadsTo === 'actor') return people === 1 && actor !== undefined ? `/user/${actor.id}` : headline.path
  if (leadsTo !== undefined) return leadsTo
  if (place === '') return headline.path
  return pathTo(headline.path, place)
}

async function readHeadlines({ site, db, reader }: Composing, lines: Line[]): Promise<Map<string, Headline>> {
  const byType = new Map<ObjectType, Set<number>>()
  for (const { objectType, objectId } of lines)
    byType.set(objectType, (byType.get(objectType) ?? new Set()).add(objectId))
  const found = await Promise.all(
    [...byType].map(async ([objectType, ids]) => {
      const headlines =
        objectType === 'person'
          ? await listPersonHeadlines(db, reader.hidden, [...ids])
          : ((await site.content[objectType]?.listHeadlines(site, db, reader, [...ids])) ?? [])
      return headlines.map((headline) => [keyOf({ objectType, objectId: headline.id }), headline] as const)
    }),
  )
  return new Map(found.flat())
}

/** By the ids of the lines. */
async function readNotes(
  { db, types, reader, language }: Composing,
  lines: Line[],
): Promise<Map<number, string>> {
  const notes = new Map<number, string>()
  for (const name of new Set(lines.map(({ type }) => type))) {
    const note = types[name]?.note
    if (note === undefined) continue
    const of = lines.filter(({ type }) => type === name)
    const found = await note.list(
      db,
      reader.id,
      of.map(({ objectId }) => objectId),
      language,
    )
    for (const { id, objectId } of of) {
      const said = found.get(objectId)
      if (said !== undefined) notes.set(id, said)
    }
  }
  return notes
}

function keyOf({ objectType, objectId }: Pick<Line, 'objectType' | 'objectId'>): string {
  return `${objectType} ${objectId}`
}
