import { queryOptions, useQuery } from '@tanstack/react-query'
import { History, ListChecks } from 'lucide-react'
import { listStaleTranslations } from '../../../contract/profiles.ts'
import { ArticleCard, ArticleCardSkeleton } from '../../articles/public.ts'
import { call } from '../../platform/api.ts'
import { fillNodes } from '../../platform/fill-nodes.ts'
import { useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { ShortDate } from '../../platform/time.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { listState } from '../../ui/list-state.ts'
import { ProfileList } from '../tabs/profile-list.tsx'
import { messages } from './messages.ts'

const staleQuery = queryOptions({
  queryKey: [listStaleTranslations.path],
  queryFn: ({ signal }) => call(listStaleTranslations, { signal }),
  refetchOnMount: true,
})

/** What waits for this person: translations whose originals have changed. */
export function TasksTab() {
  const t = useText(messages)
  const answer = useQuery(staleQuery)
  const { data = [] } = answer
  return (
    <div className="pt-6">
      {data.length > 0 && <p className="text-quiet">{t('tasksLead')}</p>}
      <ProfileList
        list={listState(answer)}
        items={data}
        skeleton={<ArticleCardSkeleton size="row" />}
        empty={<EmptyState icon={<ListChecks />} title={t('noTasks')} text={t('noTasksText')} />}
      >
        {({ article, originalId, staleSince }) => (
          <li key={article.id}>
            <ArticleCard
              article={article}
              size="row"
              heading="h2"
              foot={
                <div className="article-card-foot flex-wrap gap-x-4 gap-y-2 [&_a]:relative [&_a]:z-2">
                  <span className="inline-flex items-center gap-1.5 icons-4">
                    <History aria-hidden="true" />
                    {fillNodes(t('staleSince'), { date: <ShortDate at={staleSince} /> })}
                  </span>
                  <Link to={`/article/${originalId}/history`} className="link">
                    {t('changes')}
                  </Link>
                  <LinkButton
                    to={`/create-article?edit=${article.id}`}
                    size="sm"
                    className="ml-auto"
                    aria-label={t('updateName', { name: article.title })}
                  >
                    {t('update')}
                  </LinkButton>
                </div>
              }
            />
          </li>
        )}
      </ProfileList>
    </div>
  )
}
