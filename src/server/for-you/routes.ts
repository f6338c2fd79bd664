import type { ArticleCard } from '../../contract/articles.ts'
import { FOR_YOU_SIZE, getForYou } from '../../contract/for-you.ts'
import { languageOrder, listCards } from '../articles/public.ts'
import { serve } from '../platform/serve.ts'
import type { Server } from '../platform/server.ts'
import { findChoices, listChosen } from './queries.ts'

/** Nobody fills the list alone. */
const MOST_OF_AUTHOR = 2
/** Some more than are shown, for what is left out. */
const CANDIDATES = 2 * FOR_YOU_SIZE

export function forYouRoutes(server: Server): void {
  serve(server, getForYou, async ({ db, viewer, language }) => {
    const { hasChoices, reading, isOnlyReading } = await findChoices(db, viewer.id)
    if (!hasChoices) return { hasChoices, items: [] }
    const order = reading.length === 0 ? undefined : reading.join('-')
    const languages = languageOrder(language, order)
    const ids = await listChosen(db, { userId: viewer.id, languages, isOnlyReading }, CANDIDATES)
    const cards = await listCards(db, ids, { language, reading: order })
    return { hasChoices, items: spread(cards, new Set([viewer.id, ...viewer.hidden])) }
  })
}

/** Only the version for this reader says whose an article is: their own and those of hidden people are left out. */
function spread(cards: ArticleCard[], without: ReadonlySet<number>): ArticleCard[] {
  const counts = new Map<number, number>()
  return cards
    .filter(({ authorId }) => {
      if (authorId === null) return true
      if (without.has(authorId)) return false
      const count = (counts.get(authorId) ?? 0) + 1
      counts.set(authorId, count)
      return count <= MOST_OF_AUTHOR
    })
    .slice(0, FOR_YOU_SIZE)
}
