import { SearchX } from 'lucide-react'
import { useText } from '../platform/language.tsx'
import { LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { messages } from './messages.ts'
import { isNarrowed, viewPath, withoutNarrowing, type SearchView } from './search-view.ts'

/** Spec 2.4, and where to go on from here. */
export function NothingFound({ term, view }: { term: string; view: SearchView }) {
  const t = useText(messages)
  const canClear = isNarrowed(view)
  const actions = (
    <div className="flex flex-wrap gap-3">
      {canClear && (
        <LinkButton to={viewPath(term, withoutNarrowing(view))} variant="primary">
          {t('clearFilters')}
        </LinkButton>
      )}
      {view.filter !== 'all' && !canClear && (
        <LinkButton to={viewPath(term, { ...view, filter: 'all' })} variant="primary">
          {t('searchAll')}
        </LinkButton>
      )}
      <LinkButton to="/categories">{t('browse')}</LinkButton>
    </div>
  )
  return <EmptyState icon={<SearchX />} title={t('emptyTitle')} text={t('emptyText')} action={actions} />
}
