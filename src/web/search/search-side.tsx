import { CATEGORIES } from '../../contract/categories.ts'
import { CategoryChip } from '../categories/public.ts'
import { useText } from '../platform/language.tsx'
import { messages } from './messages.ts'

/** Beside the results: the way on for who did not find it. */
export function SearchSide() {
  const t = useText(messages)
  return (
    <nav aria-labelledby="search-side" className="search-side">
      <h2 id="search-side">{t('browse')}</h2>
      <ul className="grid grid-cols-2 lg:grid-cols-1 gap-x-5 mt-2">
        {CATEGORIES.map((category) => (
          <li key={category}>
            <CategoryChip category={category} isLink />
          </li>
        ))}
      </ul>
    </nav>
  )
}
