import { useQuery } from '@tanstack/react-query'
import type { Collection } from '../../../contract/collections.ts'
import { getRowSuggestion } from '../../../contract/collection-suggestions.ts'
import { useUser } from '../../auth/public.ts'
import { addressOf, ApiError } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { RelativeTime } from '../../platform/time.tsx'
import { ReportButton } from '../../reports/public.ts'
import { LinkButton } from '../../ui/button.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { CentredSpinner } from '../../ui/spinner.tsx'
import { pathOfCollection } from '../collection-path.ts'
import { ChangedCells } from './changed-cells.tsx'
import { Decision } from './decision.tsx'
import { messages } from './messages.ts'
import { StateChip } from './suggestion-list.tsx'
import type { WholeSuggestion } from './whole-suggestion.ts'

/** One suggestion: what it changes, and the decision. */
export function SuggestionView({
  collection,
  suggestionId,
}: {
  collection: Collection
  suggestionId: number
}) {
  const t = useText(messages)
  const { user } = useUser()
  const { id } = collection
  const { data, error, refetch } = useQuery<WholeSuggestion>({
    queryKey: [addressOf(getRowSuggestion, { id, suggestionId })],
    meta: { holds: ['suggestion'], of: { type: 'collection', id } },
    refetchOnMount: true,
  })
  if (error instanceof ApiError && error.status === 404 && data === undefined)
    return (
      <p role="status" className="pb-8 mb-8 border-b border-line">
        {t('notFound')}
      </p>
    )
  if (error !== null && data === undefined)
    return <LoadFailed title={t('loadFailed')} retry={() => void refetch()} />
  if (data === undefined) return <CentredSpinner label={t('loading')} />
  const { author } = data
  const isOwn = user !== null && user.id === author?.id
  return (
    <section className="pb-8 mb-8 border-b border-line" aria-labelledby="suggestion">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="suggestion" className="text-xl wrap-anywhere" dir="auto">
          {data.summary}
        </h2>
        <div className="flex items-center">
          {!isOwn && <ReportButton objectType="row-suggestion" objectId={data.id} person={author} />}
          <LinkButton size="sm" variant="text" to={pathOfCollection(id, 'suggestions')}>
            {t('close')}
          </LinkButton>
        </div>
      </div>
      <p className="meta-line mt-1">
        <span>{t(data.kind)}</span>
        <span>{author?.name ?? t('formerMember')}</span>
        <RelativeTime at={data.createdAt} />
        <StateChip state={data.state} />
      </p>
      {data.reason !== '' && <p className="mt-2 text-quiet">{t('reason', { reason: data.reason })}</p>}
      <ChangedCells collection={collection} suggestion={data} />
      {data.state === 'open' && (
        <Decision collection={collection} suggestion={data} refresh={() => void refetch()} />
      )}
    </section>
  )
}
