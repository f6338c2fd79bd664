import { CircleQuestionMark } from 'lucide-react'
import { CATEGORIES } from '../../contract/categories.ts'
import { CategoryChip } from '../categories/public.ts'
import { useText } from '../platform/language.tsx'
import { LinkButton } from '../ui/button.tsx'
import { messages } from './messages.ts'

/** Beside the results: the ways on for who did not find it. */
export function SearchSide() {
  const t = useText(messages)
  return (
    <div className="search-side">
      <nav aria-labelledby="search-side">
        <h2 id="search-side">{t('browse')}</h2>
        <ul className="grid grid-cols-2 lg:grid-cols-1 gap-x-5 mt-2">
          {CATEGORIES.map((category) => (
            <li key={category}>
              <CategoryChip category={category} isLink />
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-8 p-5 rounded-panel bg-surface">
        <p className="font-bold">{t('notMeant')}</p>
        <p className="mt-1 mb-3 text-sm text-quiet">{t('notMeantText')}</p>
        <LinkButton to="/question/ask" className="icons-4">
          <CircleQuestionMark aria-hidden="true" />
          {t('ask')}
        </LinkButton>
      </div>
    </div>
  )
}
