import type { Language, Messages } from '../../contract/messages.ts'
import { WORDS_FILES } from './words-files.ts'

declare const KEYS: unique symbol

/** Texts of a feature. Opaque on purpose: the built site holds one language at a time, read through `t`. */
export interface Dictionary<K extends string = string> {
  readonly [KEYS]: K
}

/** Texts side by side in three languages; a missing one does not compile. */
export function defineMessages<K extends string>(messages: Messages<K>): Dictionary<K> {
  return messages as unknown as Dictionary<K>
}

type Table = Record<string, string>
type Tables = Partial<Record<Language, Table>>

/** What the build puts in place of a dictionary: its texts in the one language that the file is for. */
class BuiltDictionary {
  readonly name: string
  readonly tables: Tables

  constructor(name: string, tables: Tables) {
    this.name = name
    this.tables = tables
  }
}

/** Called by built code only. */
export function builtMessages(name: string, tables: Tables): Dictionary {
  return new BuiltDictionary(name, tables) as unknown as Dictionary
}

/** All texts of a language by dictionary, once somebody changed to it. */
const fetched: Partial<Record<Language, Record<string, Table>>> = {}

/** Makes sure that the texts of a language are there; those that the files were built with are. */
export async function ensureMessages(language: Language, files = WORDS_FILES): Promise<void> {
  const file = files[language]
  if (file === undefined || fetched[language] !== undefined) return
  const words = (await import(/* @vite-ignore */ file)) as { default: Record<string, Table> }
  fetched[language] = words.default
}

/** Spec 4.2: a missing translation key shows the key itself. */
export function lookUp(dictionary: Dictionary, key: string, language: Language): string {
  if (!(dictionary instanceof BuiltDictionary))
    return (dictionary as unknown as Messages)[key]?.[language] ?? key
  const { name, tables } = dictionary
  return (tables[language] ?? fetched[language]?.[name])?.[key] ?? key
}
