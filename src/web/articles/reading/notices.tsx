import { History } from 'lucide-react'
import { deferHydration } from '../../platform/deferred-hydration.tsx'
import { fillNodes } from '../../platform/fill-nodes.ts'
import { useText } from '../../platform/language.tsx'
import { ShortDate } from '../../platform/time.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { messages } from './messages.ts'
import { Notice, type NoticesProps } from './notice.tsx'

const UnpublishedNotice = deferHydration(
  async () => (await import('./unpublished-notice.tsx')).UnpublishedNotice,
)

/** What somebody should know before they read: a draft, something in the trash, an original that has moved on. */
export function Notices({ article, mine }: NoticesProps) {
  if (article.state !== 'published') return <UnpublishedNotice article={article} mine={mine} />
  return <StaleNotice article={article} mine={mine} />
}

function StaleNotice({ article: { id, original, staleSince }, mine }: NoticesProps) {
  const t = useText(messages)
  if (original === null || staleSince === null) return null
  const { translatedRevisionId: from, revisionId: to } = original
  const changes = from === null ? '' : `?from=${from}&to=${to}`
  return (
    <Notice icon={<History />} words={fillNodes(t('stale'), { date: <ShortDate at={staleSince} /> })}>
      <LinkButton size="sm" to={`/article/${original.id}/history${changes}`}>
        {t('seeChanges')}
      </LinkButton>
      {mine.canEdit && (
        <LinkButton size="sm" to={`/create-article?edit=${id}`}>
          {t('bringUpToDate')}
        </LinkButton>
      )}
    </Notice>
  )
}
