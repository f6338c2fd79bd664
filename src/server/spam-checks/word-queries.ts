import * as z from 'zod/mini'
import { LANGUAGES, type Language } from '../../contract/messages.ts'
import type { Db } from '../platform/db.ts'
import { DEFAULT_WORDS } from './default-words.ts'

export const WORDS_SETTING = 'site.words'

export type WordsByLanguage = Record<Language, readonly string[]>

const Stored = z.partialRecord(z.enum(LANGUAGES), z.array(z.string()))

/** The operator's lists; ours where there is none. */
export async function readWords(db: Db): Promise<WordsByLanguage> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', WORDS_SETTING)
    .executeTakeFirst()
  const stored = Stored.safeParse(row?.value)
  return { ...DEFAULT_WORDS, ...(stored.success && stored.data) }
}
