import { useQuery } from '@tanstack/react-query'
import { CATEGORIES } from '../../../contract/categories.ts'
import { HOME_CATEGORIES } from '../../../contract/limits.ts'
import { CategoryTile } from '../../categories/public.ts'
import { useText } from '../../platform/language.tsx'
import { categoryCountsQuery } from '../../stats/public.ts'
import { messages } from './messages.ts'
import { SeeAllButton } from './see-all-button.tsx'

export function CategoryGrid() {
  const t = useText(messages)
  const { data: counts } = useQuery(categoryCountsQuery)
  return (
    <section aria-labelledby="categories-heading">
      <div className="section-head">
        <h2 id="categories-heading">{t('categories')}</h2>
      </div>
      <ul className="tiles grid gap-3 max-md:gap-2">
        {CATEGORIES.slice(0, HOME_CATEGORIES).map((category) => (
          <li key={category}>
            <CategoryTile category={category} count={counts?.[category]} />
          </li>
        ))}
      </ul>
      <SeeAllButton />
    </section>
  )
}
