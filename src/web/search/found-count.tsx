import { cleanTerm } from '../../contract/search-rules.ts'
import { useText } from '../platform/language.tsx'
import type { FoundFacts } from './found-facts.ts'
import { messages } from './messages.ts'
import { KINDS } from './search-view.ts'

const PARTS = {
  guilds: 'inGuilds',
  articles: 'inArticles',
  posts: 'inPosts',
  questions: 'inQuestions',
  collections: 'inCollections',
  people: 'inPeople',
} as const

/** How much was found, and of what where it is of several kinds. */
export function FoundCount({ term, facts }: { term: string; facts: FoundFacts }) {
  const t = useText(messages)
  const { counts, count, isPaged, isMore } = facts
  if (facts.isPending) return t('searching')
  // Of what did not arrive nobody knows how much there is.
  if (facts.hasFailed && count === 0) return null
  const kinds = KINDS.filter((kind) => counts[kind] > 0)
  const words = isPaged ? 'onPage' : isMore && count > 0 ? 'best' : 'count'
  return (
    <>
      <b className="text-text">{t(words, { count })}</b> {t('for', { term: cleanTerm(term) })}
      {kinds.length > 1 &&
        kinds.map((kind) => <span key={kind}>{t(PARTS[kind], { count: counts[kind] })}</span>)}
    </>
  )
}
