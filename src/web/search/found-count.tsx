import { useText } from '../platform/language.tsx'
import { messages } from './messages.ts'

const PARTS = { guilds: 'inGuilds', articles: 'inArticles', posts: 'inPosts' } as const

interface FoundCountProps {
  term: string
  /** How many of each kind are shown. */
  counts: Record<keyof typeof PARTS, number>
  /** One page of several, the best of many, or all. */
  words: 'onPage' | 'best' | 'count'
}

/** How much was found, and of what where it is of several kinds. */
export function FoundCount({ term, counts, words }: FoundCountProps) {
  const t = useText(messages)
  const kinds = (['guilds', 'articles', 'posts'] as const).filter((kind) => counts[kind] > 0)
  const count = counts.guilds + counts.articles + counts.posts
  return (
    <>
      <b className="text-text">{t(words, { count })}</b> {t('for', { term })}
      {kinds.length > 1 &&
        kinds.map((kind) => <span key={kind}>{t(PARTS[kind], { count: counts[kind] })}</span>)}
    </>
  )
}
