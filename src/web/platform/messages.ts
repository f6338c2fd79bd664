import type { Language, Messages } from '../../contract/messages.ts'

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
type Loaders = Record<Language, () => Promise<{ default: Table }>>

/** What the build puts in place of a dictionary: three files, of which a page loads one. */
class SplitDictionary {
  readonly tables: Partial<Record<Language, Table>> = {}
  readonly loaders: Loaders

  constructor(loaders: Loaders) {
    this.loaders = loaders
  }
}

const split = new Set<SplitDictionary>()

/** Called by built code only. */
export function splitMessages(loaders: Loaders): Dictionary {
  const dictionary = new SplitDictionary(loaders)
  split.add(dictionary)
  return dictionary as unknown as Dictionary
}

/** Loads what the modules read so far need in this language. */
export async function ensureMessages(language: Language): Promise<void> {
  const missing = [...split].filter((dictionary) => dictionary.tables[language] === undefined)
  await Promise.all(
    missing.map(async (dictionary) => {
      dictionary.tables[language] = (await dictionary.loaders[language]()).default
    }),
  )
}

/** Spec 4.2: a missing translation key shows the key itself. */
export function lookUp(dictionary: Dictionary, key: string, language: Language): string {
  if (dictionary instanceof SplitDictionary) return dictionary.tables[language]?.[key] ?? key
  return (dictionary as unknown as Messages)[key]?.[language] ?? key
}
