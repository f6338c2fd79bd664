import { ChartColumn, FileX, LogOut, Trash2 } from 'lucide-react'
import type { Article } from '../../../contract/articles.ts'
import { leaveMessages } from '../../co-authors/public.ts'
import { CommentsSwitch } from '../../comments/public.ts'
import { useText } from '../../platform/language.tsx'
import { MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import type { ArticleMine } from '../article-queries.ts'
import { messages } from './state-messages.ts'
import { useArticleState } from './use-article-state.ts'

interface AuthorItemsProps {
  article: Article
  mine: ArticleMine
  onLeave: () => void
  onReads: () => void
}

/** What only those who wrote an article, and moderators, may do with it. */
export function AuthorItems({ article, mine, onLeave, onReads }: AuthorItemsProps) {
  const t = useText(messages)
  const leaving = useText(leaveMessages)
  const { unpublish, remove } = useArticleState(article)
  const { id, state } = article
  const isPublished = state === 'published'
  return (
    <>
      {mine.canEdit && isPublished && (
        <MenuItem icon={<ChartColumn />} onSelect={onReads}>
          {t('reads')}
        </MenuItem>
      )}
      {isPublished && (mine.canEdit || mine.canDelete) && (
        <CommentsSwitch objectType="article" objectId={id} />
      )}
      {mine.isCoAuthor && (
        <MenuItem icon={<LogOut />} onSelect={onLeave}>
          {leaving('leave')}
        </MenuItem>
      )}
      {mine.canDelete && state !== 'deleted' && (
        <>
          <MenuSeparator />
          {isPublished && (
            <MenuItem icon={<FileX />} onSelect={unpublish}>
              {t('unpublish')}
            </MenuItem>
          )}
          <MenuItem icon={<Trash2 />} tone="destructive" onSelect={remove}>
            {t('delete')}
          </MenuItem>
        </>
      )}
    </>
  )
}
