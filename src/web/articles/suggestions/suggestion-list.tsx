import { useQueryClient } from '@tanstack/react-query'
import { GitPullRequest } from 'lucide-react'
import { listSuggestions, type Suggestion } from '../../../contract/article-history.ts'
import type { Article } from '../../../contract/articles.ts'
import { useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { pagedQuery } from '../../platform/paged-query.ts'
import { RelativeTime } from '../../platform/time.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { CentredSpinner } from '../../ui/spinner.tsx'
import { usePagedList } from '../../ui/use-paged-list.ts'
import { messages } from './messages.ts'

export function SuggestionList({ article }: { article: Article }) {
  const t = useText(messages)
  const client = useQueryClient()
  const params = { id: String(article.id) }
  const meta = { holds: ['suggestion'], of: { type: 'article', id: article.id } } as const
  const { items = [], ...list } = usePagedList(pagedQuery(listSuggestions, { params, meta, client }))
  if (list.isPending) return <CentredSpinner label={t('loading')} />
  return (
    <section className="mt-6" aria-labelledby="suggestions">
      <h2 id="suggestions">{t('all')}</h2>
      <PagedList
        className="row-list"
        list={list}
        isOrdered
        items={items}
        empty={<EmptyState icon={<GitPullRequest />} title={t('emptyTitle')} text={t('emptyText')} />}
        failed={t('loadFailed')}
        moreFailed={t('loadFailed')}
        loadMore={t('loadMore')}
      >
        {(suggestion) => <SuggestionRow key={suggestion.id} articleId={article.id} suggestion={suggestion} />}
      </PagedList>
    </section>
  )
}

function SuggestionRow({ articleId, suggestion }: { articleId: number; suggestion: Suggestion }) {
  const t = useText(messages)
  const { id, author, summary, state, createdAt } = suggestion
  return (
    <li className="subpage-row flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Avatar
        person={author?.id ?? null}
        className="size-8"
        name={author?.name ?? t('formerMember')}
        src={author?.profileUrl ?? null}
      />
      <div className="subpage-words flex-[1_1_280px] min-w-0">
        <p>{summary}</p>
        <p className="meta-line meta-line-loose">
          {author === null ? (
            <span>{t('formerMember')}</span>
          ) : (
            <Link to={`/user/${author.id}`}>{author.name}</Link>
          )}
          <span>
            <RelativeTime at={createdAt} />
          </span>
          <span className="subpage-chip" data-state={state}>
            {t(state)}
          </span>
        </p>
      </div>
      <LinkButton size="sm" variant="text" to={`/article/${articleId}/suggestions?suggestion=${id}`}>
        {t('look')}
      </LinkButton>
    </li>
  )
}
