import { Undo2 } from 'lucide-react'
import { useRef } from 'react'
import { ArticleCard } from '../articles/public.ts'
import { useText } from '../platform/language.tsx'
import { Button } from '../ui/button.tsx'
import { usePagedList } from '../ui/use-paged-list.ts'
import { leaveRow } from './leave-row.ts'
import { DeletedPost, type Heading } from './deleted-post.tsx'
import { LibraryList } from './library-list.tsx'
import { deletedPostsQuery, ownQuery, type OwnArticle } from './library-queries.ts'
import { messages } from './messages.ts'
import { NothingHere } from './nothing-here.tsx'
import { useBringBack } from './use-bring-back.ts'

/** Articles and posts are two lists; one that is empty is not mentioned. */
export function DeletedList() {
  const t = useText(messages)
  const { items: ownArticles = [], ...list } = usePagedList(ownQuery('deleted'))
  const { items: posts = [], ...postList } = usePagedList(deletedPostsQuery)
  // What was brought back, or deleted on another screen, carries its new state before the list is fetched again.
  const articles = ownArticles.filter(({ state }) => state === 'deleted')
  const deletedPosts = posts.filter(({ state }) => state === 'deleted')
  const hasPosts = deletedPosts.length > 0 || postList.hasFailed || postList.isOutdated
  const hasArticles = articles.length > 0 || list.hasFailed || list.isOutdated
  const isBoth = hasArticles && hasPosts
  return (
    <>
      {isBoth && <h2 className="mt-7 text-xl">{t('articles')}</h2>}
      <LibraryList
        list={{ ...list, isPending: list.isPending || (!hasArticles && postList.isPending) }}
        items={articles}
        empty={!hasPosts && <NothingHere tab="deleted" />}
      >
        {(article) => <DeletedRow key={article.id} article={article} heading={isBoth ? 'h3' : 'h2'} />}
      </LibraryList>
      {hasPosts && (
        <>
          {isBoth && <h2 className="mt-7 text-xl">{t('posts')}</h2>}
          <LibraryList list={postList} items={deletedPosts} empty={null}>
            {(post) => <DeletedPost key={post.id} post={post} heading={isBoth ? 'h3' : 'h2'} />}
          </LibraryList>
        </>
      )}
    </>
  )
}

function DeletedRow({ article, heading }: { article: OwnArticle; heading: Heading }) {
  const t = useText(messages)
  const row = useRef<HTMLLIElement>(null)
  const { bringBack, isPending } = useBringBack('article', article.id, () => leaveRow(row.current))
  const foot = (
    <div className="article-card-foot library-foot">
      <Button
        size="sm"
        aria-label={`${t('bringBack')}: ${article.title}`}
        busy={isPending}
        onClick={bringBack}
      >
        <Undo2 />
        {t('bringBack')}
      </Button>
    </div>
  )
  return (
    <li ref={row}>
      <ArticleCard article={article} size="row" heading={heading} foot={foot} />
    </li>
  )
}
