import type { ObjectType } from '../../contract/objects.ts'
import type { RichText } from '../../contract/rich-text.ts'
import type { DetailedSource, NotificationFact } from '../content/notification-type.ts'
import type { Db } from '../platform/db.ts'
import { aliasesIn } from './aliases-in.ts'
import { findUnwanted, peopleByAlias } from './queries.ts'

/** A text that everybody may read, and what a fact about it says beside whom it is for. */
export interface NamingText extends Omit<NotificationFact, 'type' | 'userId'> {
  nodes: RichText
}

/**
 * Whom texts name by `@alias`: one fact for each person, in the order of the texts. Nobody names themselves, and who does
 * not want to be mentioned by an author is not told of it.
 */
export async function mentionFacts(trx: Db, texts: NamingText[], now: Date): Promise<NotificationFact[]> {
  const named = texts.map(({ nodes, ...fact }) => ({ fact, aliases: aliasesIn(nodes) }))
  const people = await peopleByAlias(trx, [...new Set(named.flatMap(({ aliases }) => aliases))], now)
  const facts = named.flatMap(({ fact, aliases }) => {
    // A person may be named by their alias and by a former one.
    const ids = new Set(aliases.flatMap((alias) => people.get(alias) ?? []))
    if (fact.actorId !== null) ids.delete(fact.actorId)
    return [...ids].map((userId) => ({ ...fact, type: MENTION, userId }))
  })
  const isUnwanted = await findUnwanted(trx, facts)
  return facts.filter((fact) => !isUnwanted(fact))
}

/** The one type for the whole site: of articles, posts, comments and what comes later. */
export const MENTION = 'mention'

/** A text of which nothing is told but whom it names. */
export interface PublicText {
  id: number
  authorId: number | null
  nodes: RichText
}

/** The source of a type of content whose texts name people; subjects are the ids. */
export function mentionSource(
  objectType: ObjectType,
  listPublicTexts: (trx: Db, ids: number[]) => Promise<PublicText[]>,
): DetailedSource {
  return {
    isEdited: true,
    listFacts: async (trx, subjects, now) => {
      const texts = await listPublicTexts(trx, subjects.map(Number))
      const naming = texts.map(({ id, authorId: actorId, nodes }) => ({
        subject: String(id),
        actorId,
        objectType,
        objectId: id,
        nodes,
      }))
      return mentionFacts(trx, naming, now)
    },
  }
}
