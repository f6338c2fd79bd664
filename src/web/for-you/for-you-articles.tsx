import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { ArticleCard as Card } from '../../contract/articles.ts'
import { ArticleCard } from '../articles/public.ts'
import { useUser } from '../auth/public.ts'
import { useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import { Button } from '../ui/button.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { ChooseTopics } from './choose-topics.tsx'
import { forYouQuery } from './for-you-queries.ts'
import { messages } from './messages.ts'

/** How many are in sight at first; the rest of what came is one click away. */
const SHOWN_FIRST = 3

/** Articles of what the reader follows, or the question what that should be. */
export function ForYouArticles({ waiting }: { waiting: ReactNode }) {
  const t = useText(messages)
  const queryClient = useQueryClient()
  const { user } = useUser()
  const { data, isError, isFetching, refetch } = useQuery({ ...forYouQuery, enabled: user !== null })
  if (data === undefined && isError)
    return <LoadFailed title={t('failed')} retry={() => void refetch()} busy={isFetching} />
  if (data === undefined) return waiting
  if (!data.hasChoices) return <ChooseTopics onDone={() => void queryClient.invalidateQueries(forYouQuery)} />
  if (data.items.length === 0)
    return (
      <p className="text-quiet">
        {t('nothing')}{' '}
        <Link to="/categories" className="link">
          {t('categories')}
        </Link>
      </p>
    )
  return <Articles articles={data.items} />
}

function Articles({ articles }: { articles: readonly Card[] }) {
  const t = useText(messages)
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? articles : articles.slice(0, SHOWN_FIRST)
  return (
    <>
      <ul className="for-you-cards">
        {shown.map((article) => (
          <li key={article.groupId} className="min-w-0">
            <ArticleCard article={article} size="compact" />
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap items-center gap-x-5 min-h-8 mt-3 max-md:min-h-11">
        {shown.length < articles.length && (
          <Button size="sm" onClick={() => setWhole(true)}>
            {t('more')}
          </Button>
        )}
        <Link to="/settings" className="link text-quiet text-sm">
          {t('change')}
        </Link>
      </p>
    </>
  )
}
