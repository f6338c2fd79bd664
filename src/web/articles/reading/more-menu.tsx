import { Ellipsis, FileX, GitPullRequest, History, LogOut, PenLine, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Article } from '../../../contract/articles.ts'
import { LeaveDialog, leaveMessages } from '../../co-authors/public.ts'
import { CommentsSwitch } from '../../comments/public.ts'
import { useText } from '../../platform/language.tsx'
import { navigate } from '../../platform/location.ts'
import { useSignInWall } from '../../sign-in-wall/public.ts'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../ui/menu.tsx'
import type { ArticleMine } from '../article-queries.ts'
import { messages } from './messages.ts'
import { useArticleState } from './use-article-state.ts'

/** Everything that is not reading: history, suggestions, and what the authors may do. */
export function MoreMenu({ article, mine }: { article: Article; mine: ArticleMine }) {
  const t = useText(messages)
  const leaving = useText(leaveMessages)
  const [isLeaving, setIsLeaving] = useState(false)
  const { guard, wall } = useSignInWall()
  const { unpublish, remove } = useArticleState(article)
  const { id, state } = article
  const isPublished = state === 'published'
  return (
    <>
      <Menu label={t('more')} trigger={<Ellipsis />} align="end">
        {mine.canEdit && state !== 'deleted' && (
          <MenuLink to={`/create-article?edit=${id}`} icon={<PenLine />}>
            {t('edit')}
          </MenuLink>
        )}
        <MenuLink to={`/article/${id}/history`} icon={<History />}>
          {t('history')}
        </MenuLink>
        {isPublished && !mine.canEdit && (
          <MenuItem
            icon={<PenLine />}
            onSelect={() => guard({ kind: 'suggest' }, () => navigate(`/create-article?suggest=${id}`))}
          >
            {t('suggest')}
          </MenuItem>
        )}
        {isPublished && (
          <MenuLink to={`/article/${id}/suggestions`} icon={<GitPullRequest />}>
            {t('suggestions')}
          </MenuLink>
        )}
        {isPublished && (mine.canEdit || mine.canDelete) && (
          <CommentsSwitch objectType="article" objectId={id} />
        )}
        {mine.isCoAuthor && (
          <MenuItem icon={<LogOut />} onSelect={() => setIsLeaving(true)}>
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
      </Menu>
      {wall}
      {isLeaving && (
        <Suspense>
          <LeaveDialog
            article={article}
            onClose={() => setIsLeaving(false)}
            onDone={() => {
              setIsLeaving(false)
              // Who has left a draft may not read it any more.
              if (!isPublished) navigate('/library?tab=together')
            }}
          />
        </Suspense>
      )}
    </>
  )
}
