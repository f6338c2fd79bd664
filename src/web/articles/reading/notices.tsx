import { FileClock, History, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Article } from '../../../contract/articles.ts'
import { TRASH_DAYS } from '../../../contract/limits.ts'
import { fillNodes } from '../../platform/fill-nodes.ts'
import { useText } from '../../platform/language.tsx'
import { ShortDate } from '../../platform/time.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import type { ArticleMine } from '../article-queries.ts'
import { messages } from './messages.ts'
import { useArticleState } from './use-article-state.ts'

interface NoticesProps {
  article: Article
  mine: ArticleMine
}

/** What somebody should know before he reads: a draft, something in the trash, an original that has moved on. */
export function Notices({ article, mine }: NoticesProps) {
  const t = useText(messages)
  const { publish, restore, isBusy } = useArticleState(article)
  if (article.state === 'deleted')
    return (
      <Notice icon={<Trash2 />} words={t('deletedNotice', { days: TRASH_DAYS })}>
        {mine.canDelete && (
          <Button size="sm" busy={isBusy} onClick={restore}>
            {t('restore')}
          </Button>
        )}
      </Notice>
    )
  if (article.state === 'draft')
    return (
      <Notice icon={<FileClock />} words={t('draft')}>
        {mine.canEdit && (
          <>
            <LinkButton size="sm" to={`/create-article?edit=${article.id}`}>
              {t('edit')}
            </LinkButton>
            <Button size="sm" variant="primary" busy={isBusy} onClick={publish}>
              {t('publish')}
            </Button>
          </>
        )}
      </Notice>
    )
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

function Notice({ icon, words, children }: { icon: ReactNode; words: ReactNode; children?: ReactNode }) {
  return (
    <div role="note" className="article-notice">
      {icon}
      <p>{words}</p>
      <span className="article-notice-actions">{children}</span>
    </div>
  )
}
