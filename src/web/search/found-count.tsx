import { useText } from '../platform/language.tsx'
import { messages } from './messages.ts'
import { KINDS, type Kind } from './search-view.ts'

const PARTS = {
  guilds: 'inGuilds',
  articles: 'inArticles',
  posts: 'inPosts',
  questions: 'inQuestions',
  collections: 'inCollections',
  people: 'inPeople',
} as const

interface FoundCountProps {
  term: string
  /** How many of each kind are shown. */
  counts: Record<Kind, number>
  /** One page of several, the best of many, or all. */
  words: 'onPage' | 'best' | 'count'
}

/** How much was found, and of what where it is of several kinds. */
export function FoundCount({ term, counts, words }: FoundCountProps) {
  const t = useText(messages)
  const kinds = KINDS.filter((kind) => counts[kind] > 0)
  const count = KINDS.reduce((sum, kind) => sum + counts[kind], 0)
  return (
    <>
      <b className="text-text">{t(words, { count })}</b> {t('for', { term })}
      {kinds.length > 1 &&
        kinds.map((kind) => <span key={kind}>{t(PARTS[kind], { count: counts[kind] })}</span>)}
    </>
  )
}
