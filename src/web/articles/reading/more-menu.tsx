import { Ellipsis, GitPullRequest, History, PenLine } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import type { Article } from '../../../contract/articles.ts'
import { ReadsDialog } from '../../article-reads/public.ts'
import { usePersonItems } from '../../blocks/public.ts'
import { useCite } from '../../citing/public.ts'
import { LeaveDialog } from '../../co-authors/public.ts'
import { useText } from '../../platform/language.tsx'
import { lazyComponent } from '../../platform/lazy-component.ts'
import { navigate } from '../../platform/location.ts'
import { Menu, MenuLink } from '../../ui/menu.tsx'
import type { ArticleMine } from '../article-queries.ts'
import { messages } from './messages.ts'

const loadAuthorItems = async () => (await import('./author-items.tsx')).AuthorItems
const AuthorItems = lazyComponent(loadAuthorItems)

/** Everything that is not reading: history, suggestions, and what the authors may do. */
export function MoreMenu({ article, mine }: { article: Article; mine: ArticleMine }) {
  const t = useText(messages)
  const [isLeaving, setIsLeaving] = useState(false)
  const [hasReads, setHasReads] = useState(false)
  const { id, state } = article
  const isPublished = state === 'published'
  const waiting = mine.canDecide ? mine.openSuggestions : 0
  const isAuthor = mine.canEdit || mine.canDelete || mine.isCoAuthor
  const person = usePersonItems(isAuthor ? null : article.authorId, article.authorName)
  const cite = useCite({ type: 'article', of: article })
  // Fetched before the menu is opened, so that it does not grow under the pointer.
  useEffect(() => {
    if (isAuthor) loadAuthorItems().catch(() => {})
  }, [isAuthor])
  return (
    <>
      <Menu
        label={waiting === 0 ? t('more') : `${t('more')}, ${t('openSuggestions', { count: waiting })}`}
        trigger={
          <>
            <Ellipsis />
            {waiting > 0 && <span className="absolute top-1.5 right-1.5 size-2 rounded-full bg-accent" />}
          </>
        }
        align="end"
        shortcuts="e"
      >
        {mine.canEdit && state !== 'deleted' && (
          <MenuLink to={`/create-article?edit=${id}`} icon={<PenLine />} shortcut="e">
            {t('edit')}
          </MenuLink>
        )}
        <MenuLink to={`/article/${id}/history`} icon={<History />}>
          {t('history')}
        </MenuLink>
        {isPublished && (
          <MenuLink to={`/article/${id}/suggestions`} icon={<GitPullRequest />}>
            {t('suggestions')} {waiting > 0 && <b className="text-accent-text">{waiting}</b>}
          </MenuLink>
        )}
        {isPublished && cite.item}
        {isAuthor && (
          <Suspense>
            <AuthorItems
              article={article}
              mine={mine}
              onLeave={() => setIsLeaving(true)}
              onReads={() => setHasReads(true)}
            />
          </Suspense>
        )}
        {person.items}
      </Menu>
      {person.dialog}
      {cite.dialog}
      {hasReads && (
        <Suspense>
          <ReadsDialog article={article} onClose={() => setHasReads(false)} />
        </Suspense>
      )}
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
