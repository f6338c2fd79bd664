import { Newspaper, PenLine } from 'lucide-react'
import { useText } from '../../platform/language.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { EVERYTHING, filterPath, type FeedFilter } from './feed-filter.ts'
import { messages } from './messages.ts'

/** Says what would be here and offers one thing to do. */
export function NothingYet({ filter }: { filter: FeedFilter }) {
  const t = useText(messages)
  if (filter.isFollowing)
    return (
      <EmptyState
        icon={<Newspaper />}
        title={t(filter.type === undefined ? 'followingEmptyTitle' : 'emptyTypeTitle')}
        text={t('followingEmptyText')}
        action={<LinkButton to={filterPath(EVERYTHING)}>{t('everything')}</LinkButton>}
      />
    )
  return (
    <EmptyState
      icon={<Newspaper />}
      title={t(filter.type === undefined ? 'emptyTitle' : 'emptyTypeTitle')}
      text={t('emptyText')}
      action={
        <LinkButton to="/page-create" variant="primary">
          <PenLine />
          {t('create')}
        </LinkButton>
      }
    />
  )
}
