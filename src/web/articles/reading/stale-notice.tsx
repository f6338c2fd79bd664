import { History } from 'lucide-react'
import { fillNodes } from '../../platform/fill-nodes.ts'
import { useText } from '../../platform/language.tsx'
import { ShortDate } from '../../platform/time.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { messages } from './messages.ts'
import { Notice, type NoticesProps } from './notice.tsx'

/** The original has moved on since this was translated. */
export function StaleNotice({ article: { id, original, staleSince }, mine }: NoticesProps) {
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
