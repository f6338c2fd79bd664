import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { LANGUAGE_NAMES, LANGUAGE_TAGS } from '../../../contract/messages.ts'
import { useCategoryName } from '../../categories/public.ts'
import { useText } from '../../platform/language.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { exploreQueries } from '../explore/explore-queries.ts'
import { BarList } from './bar-list.tsx'
import { messages } from './messages.ts'
import { MonthBars } from './month-bars.tsx'

/** What the articles are about, in which languages they are, and how much is new each month. */
export function Charts() {
  const t = useText(messages)
  const id = useId()
  const categoryName = useCategoryName()
  const { data, isError } = useQuery(exploreQueries.numbers)
  // The numbers above say what went wrong, for both.
  if (data === undefined && isError) return null
  // What has nothing to say is left out, its heading too: no empty axes, and no section around none of them.
  const [categories, languages] = [data?.articlesByCategory ?? [], data?.articlesByLanguage ?? []]
  const months = data?.months.some(({ count }) => count > 0) ? data.months : []
  if (data !== undefined && categories.length + languages.length + months.length === 0) return null
  return (
    <section aria-labelledby={id} className="pt-6 max-md:order-last max-md:pt-10">
      <h2 id={id} className="sr-only">
        {t('charts')}
      </h2>
      {data === undefined ? (
        <Skeleton className="h-42 w-full" />
      ) : (
        <div className="grid grid-cols-1 gap-x-10 gap-y-8 md:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr]">
          {categories.length > 0 && (
            <div className="database-bars-wide min-w-0 md:max-lg:col-span-2">
              <BarList
                title={t('byCategory')}
                heads={[t('category'), t('articles')]}
                bars={categories.map(({ value, count }) => ({
                  key: value,
                  name: categoryName(value),
                  count,
                  look: `c-${value}`,
                }))}
              />
            </div>
          )}
          {languages.length > 0 && (
            <BarList
              title={t('byLanguage')}
              heads={[t('language'), t('articles')]}
              bars={languages.map(({ value, count }) => ({
                key: value,
                name: LANGUAGE_NAMES[value],
                count,
                lang: LANGUAGE_TAGS[value],
              }))}
            />
          )}
          {months.length > 0 && (
            <MonthBars title={t('byMonth')} heads={[t('month'), t('new')]} months={months} />
          )}
        </div>
      )}
    </section>
  )
}
