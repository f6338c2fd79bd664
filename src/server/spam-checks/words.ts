import type { Language } from '../../contract/messages.ts'
import { onePerSite } from '../platform/one-per-site.ts'
import type { Server } from '../platform/server.ts'
import { wordList, type WordList } from './rules.ts'
import { readWords } from './word-queries.ts'

const CACHED_MS = 10_000

type Lists = Record<Language, WordList>
const cacheOf = onePerSite((): { last: { lists: Promise<Lists>; until: number } | undefined } => ({
  last: undefined,
}))

/** The refused words of each language. Read from the database at most every ten seconds. */
export function wordListsOf(server: Pick<Server, 'clock' | 'db' | 'own'>): Promise<Lists> {
  const now = server.clock.elapsedMs()
  const cache = cacheOf(server as Server)
  if (cache.last !== undefined && now < cache.last.until) return cache.last.lists
  const lists = readWords(server.db.read).then(({ en, id, my }) => ({
    en: wordList(en),
    id: wordList(id),
    my: wordList(my),
  }))
  cache.last = { lists, until: now + CACHED_MS }
  lists.catch(() => (cache.last = undefined))
  return lists
}

/** After the operator has changed them: on this node at once, elsewhere within ten seconds. */
export function forgetWords(server: Server): void {
  cacheOf(server).last = undefined
}
