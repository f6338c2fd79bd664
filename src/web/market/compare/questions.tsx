import { GRACE_DAYS } from '../../../contract/plan-limits.ts'
import { useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { messages } from './messages.ts'

const TOPICS = ['cancel', 'change', 'keep', 'grace'] as const

/** What people ask before they pay, in four sentences, and where the rest is told. */
export function Questions() {
  const t = useText(messages)
  return (
    <section className="mt-14" aria-labelledby="market-know">
      <h2 id="market-know" className="text-xl">
        {t('goodToKnow')}
      </h2>
      <dl className="good-to-know">
        {TOPICS.map((topic) => (
          <div key={topic}>
            <dt>{t(`${topic}Title`)}</dt>
            <dd>{t(`${topic}Text`, { days: GRACE_DAYS })}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6">
        <Link to="/help-center?page=plans" className="link">
          {t('more')}
        </Link>
      </p>
    </section>
  )
}
