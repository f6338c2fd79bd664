import { useQuery } from '@tanstack/react-query'
import { CATEGORIES } from '../../contract/categories.ts'
import { useHead } from '../platform/head.tsx'
import { useText } from '../platform/language.tsx'
import { categoryCountsQuery } from '../stats/public.ts'
import { CategoryTile } from './category-tile.tsx'
import './category-pages.css'
import { messages } from './messages.ts'

export function CategoriesPage() {
  const t = useText(messages)
  const { data: counts } = useQuery(categoryCountsQuery)
  useHead({ title: t('allTitle'), description: t('allDescription') })
  return (
    <div className="wrap categories-page pt-10 max-md:pt-6">
      <h1 className="page-title">{t('allTitle')}</h1>
      <p className="page-lead">{t('allLead')}</p>
      <ul className="tiles tiles-wide grid gap-3 max-md:gap-2">
        {CATEGORIES.map((category) => (
          <li key={category}>
            <CategoryTile category={category} count={counts?.[category]} text={t(category)} />
          </li>
        ))}
      </ul>
    </div>
  )
}
