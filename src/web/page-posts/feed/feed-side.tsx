import { useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import type { FeedFilter } from './feed-filter.ts'
import { FeedPeople } from './feed-people.tsx'
import { messages } from './side-messages.ts'
import './feed-side.css'

const RULES = ['ruleOwn', 'rulePeople', 'ruleNsfw', 'ruleReport'] as const

/** Beside the feed: who posts in it, what it is for, and where the longer reads are. */
export function FeedSide({ filter }: { filter: FeedFilter }) {
  const t = useText(messages)
  return (
    <aside className="feed-side">
      <FeedPeople filter={filter} />
      <section className="feed-about">
        <h2>{t('about')}</h2>
        <p>{t('aboutText')}</p>
        <ul>
          {RULES.map((rule) => (
            <li key={rule}>{t(rule)}</li>
          ))}
        </ul>
        <Link to="/terms-of-service" className="link">
          {t('terms')}
        </Link>
      </section>
      <section>
        <h2>{t('reading')}</h2>
        <p className="feed-side-text">{t('readingText')}</p>
        <Link to="/trending" className="link">
          {t('trending')}
        </Link>
      </section>
    </aside>
  )
}
