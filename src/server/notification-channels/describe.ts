import { composeNotifications } from '../notifications/public.ts'
import type { Db } from '../platform/db.ts'
import type { Server } from '../platform/server.ts'
import type { Addressee } from './queries.ts'
import { wordsOf } from './types.ts'

/** A notification as it is told away from the site. */
export interface Told {
  id: number
  sentence: string
  path: string
}

/** Those of them that this person may still be told of, in their language, the latest first. */
export async function describe(server: Server, db: Db, person: Addressee, ids: number[]): Promise<Told[]> {
  const { types, content } = wordsOf(server)
  if (content === undefined || ids.length === 0) return []
  const site = { ...server, content }
  const composing = { site, db, types, reader: person, language: person.language }
  const lines = await composeNotifications(composing, ids)
  return lines.map(({ id, sentence, path }) => ({
    id,
    path,
    sentence: sentence.map(({ text }) => text).join(''),
  }))
}
