import { ArrowRight } from 'lucide-react'
import { useRef } from 'react'
import { CATEGORIES } from '../../../contract/categories.ts'
import { CategoryChip, promptMessages, useCategoryName } from '../../categories/public.ts'
import { useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { NewPill } from '../../ui/new-pill.tsx'
import './first-day.css'
import { FirstSteps } from './first-steps.tsx'
import { messages } from './messages.ts'

/** What there is to do while the shelves are empty. Somebody may write meanwhile: then the home waits behind a pill. */
export function FirstDay({ newCount, showNew }: { newCount: number; showNew: () => void }) {
  const t = useText(messages)
  const content = useRef<HTMLDivElement>(null)
  return (
    <div ref={content} tabIndex={-1} className="wrap home first-day pt-8 outline-none max-md:pt-6">
      <NewPill
        text={t('newArticles', { count: newCount })}
        count={newCount}
        onShow={showNew}
        list={content}
      />
      <FirstSteps />
      <Prompts />
    </div>
  )
}

/** One question a category, for whoever would write but does not know about what. */
function Prompts() {
  const t = useText(messages)
  const ask = useText(promptMessages)
  const nameOf = useCategoryName()
  return (
    <section aria-labelledby="prompts">
      <h2 id="prompts">{t('shelvesTitle')}</h2>
      <p className="max-w-measure mt-2 text-quiet">{t('shelvesText')}</p>
      <ul className="prompts grid gap-3 mt-5">
        {CATEGORIES.map((category) => (
          <li key={category} className={`c-${category}`}>
            <CategoryChip category={category} isLink />
            <p className="mt-2 mb-4 font-read text-lg font-bold text-pretty">{ask(category)}</p>
            <Link
              to={`/create-article?category=${category}&prompt`}
              className="section-more"
              aria-label={`${t('writeAbout')}: ${nameOf(category)}`}
            >
              {t('writeAbout')}
              <ArrowRight aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
