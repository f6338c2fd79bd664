import type { Db } from '../../platform/db.ts'
import { fail, fill } from '../../platform/errors.ts'
import { messages as common } from '../../platform/messages.ts'
import { findByAlias } from '../queries.ts'
import { messages } from './messages.ts'

/** The named co-authors, each once, or a refusal that names who is not known. */
export async function readCoAuthors(db: Db, written: string[], authorId: number): Promise<number[]> {
  const aliases = written.map((alias) => alias.replace(/^@/, ''))
  const found = await findByAlias(db, [...new Set(aliases.map((alias) => alias.toLowerCase()))], authorId)
  const unknown = aliases.find((alias) => !found.some((person) => person.alias === alias.toLowerCase()))
  const fault =
    unknown === undefined
      ? found.some(({ id }) => id === authorId) && messages.self
      : fill(messages.unknown, { alias: unknown })
  if (fault !== false) fail('invalid_input', common.invalidInput, { fields: { coAuthors: fault } })
  return found.map(({ id }) => id)
}
