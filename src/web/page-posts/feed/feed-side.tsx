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
    <aside className="feed-side grid content-start gap-10 min-w-0 xl:mt-0 xl:justify-self-end">
      <FeedPeople filter={filter} />
      <section className="feed-about p-5 rounded-card bg-surface text-quiet text-sm">
        <h2 className="text-text text-base">{t('about')}</h2>
        <p>{t('aboutText')}</p>
        <ul className="grid gap-2 my-3">
          {RULES.map((rule) => (
            <li className="relative pl-4.5" key={rule}>
              {t(rule)}
            </li>
          ))}
        </ul>
        <Link to="/terms-of-service" className="link text-sm/[1.5rem]">
          {t('terms')}
        </Link>
      </section>
      <section>
        <h2>{t('reading')}</h2>
        <p className="mb-1 text-quiet text-sm">{t('readingText')}</p>
        <Link to="/trending" className="link text-sm/[1.5rem]">
          {t('trending')}
        </Link>
      </section>
    </aside>
  )
}
