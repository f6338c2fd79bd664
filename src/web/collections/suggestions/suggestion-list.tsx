import { useQueryClient } from '@tanstack/react-query'
import { GitPullRequest } from 'lucide-react'
import { listRowSuggestions, type RowSuggestion } from '../../../contract/collection-suggestions.ts'
import type { Collection } from '../../../contract/collections.ts'
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
import { pathOfCollection } from '../collection-path.ts'
import { messages } from './messages.ts'

export function SuggestionList({ collection }: { collection: Collection }) {
  const t = useText(messages)
  const client = useQueryClient()
  const { items = [], ...list } = usePagedList(
    pagedQuery(listRowSuggestions, {
      params: { id: String(collection.id) },
      meta: { holds: ['suggestion'], of: { type: 'collection', id: collection.id } },
      client,
    }),
  )
  if (list.isPending) return <CentredSpinner label={t('loading')} />
  return (
    <section aria-labelledby="suggestions">
      <h2 id="suggestions" className="text-xl">
        {t('all')}
      </h2>
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
        {(suggestion) => <SuggestionRow key={suggestion.id} suggestion={suggestion} />}
      </PagedList>
    </section>
  )
}

function SuggestionRow({ suggestion }: { suggestion: RowSuggestion }) {
  const t = useText(messages)
  const { id, collectionId, author, summary, kind, createdAt } = suggestion
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Avatar
        person={author?.id ?? null}
        className="size-8"
        name={author?.name ?? t('formerMember')}
        src={author?.profileUrl ?? null}
      />
      <div className="flex-[1_1_280px] min-w-0">
        <p className="font-semibold wrap-anywhere" dir="auto">
          {summary}
        </p>
        <p className="meta-line meta-line-loose">
          <span>{t(kind)}</span>
          {author === null ? (
            <span>{t('formerMember')}</span>
          ) : (
            <Link to={`/user/${author.id}`}>{author.name}</Link>
          )}
          <RelativeTime at={createdAt} />
          <StateChip state={suggestion.state} />
        </p>
      </div>
      <LinkButton
        size="sm"
        variant="text"
        to={`${pathOfCollection(collectionId, 'suggestions')}?suggestion=${id}`}
      >
        {t('look')}
      </LinkButton>
    </li>
  )
}

export function StateChip({ state }: Pick<RowSuggestion, 'state'>) {
  const t = useText(messages)
  return (
    <span
      className="px-1.5 py-px rounded-small bg-raised text-quiet text-xs font-semibold data-[state=open]:bg-accent-soft data-[state=open]:text-accent-text"
      data-state={state}
    >
      {t(state)}
    </span>
  )
}
