import { Ellipsis, GitPullRequest, History, PenLine } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import type { Article } from '../../../contract/articles.ts'
import { LeaveDialog } from '../../co-authors/public.ts'
import { useText } from '../../platform/language.tsx'
import { lazyComponent } from '../../platform/lazy-component.ts'
import { navigate } from '../../platform/location.ts'
import { useSignInWall } from '../../sign-in-wall/public.ts'
import { Menu, MenuItem, MenuLink } from '../../ui/menu.tsx'
import type { ArticleMine } from '../article-queries.ts'
import { messages } from './messages.ts'

const loadAuthorItems = async () => (await import('./author-items.tsx')).AuthorItems
const AuthorItems = lazyComponent(loadAuthorItems)

/** Everything that is not reading: history, suggestions, and what the authors may do. */
export function MoreMenu({ article, mine }: { article: Article; mine: ArticleMine }) {
  const t = useText(messages)
  const [isLeaving, setIsLeaving] = useState(false)
  const { guard, wall } = useSignInWall()
  const { id, state } = article
  const isPublished = state === 'published'
  const isAuthor = mine.canEdit || mine.canDelete || mine.isCoAuthor
  // Fetched before the menu is opened, so that it does not grow under the pointer.
  useEffect(() => {
    if (isAuthor) loadAuthorItems().catch(() => {})
  }, [isAuthor])
  return (
    <>
      <Menu label={t('more')} trigger={<Ellipsis />} align="end" shortcuts="e">
        {mine.canEdit && state !== 'deleted' && (
          <MenuLink to={`/create-article?edit=${id}`} icon={<PenLine />} shortcut="e">
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
        {isAuthor && (
          <Suspense>
            <AuthorItems article={article} mine={mine} onLeave={() => setIsLeaving(true)} />
          </Suspense>
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
