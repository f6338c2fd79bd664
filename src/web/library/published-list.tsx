import { ArticleCard } from '../articles/public.ts'
import { usePagedList } from '../ui/use-paged-list.ts'
import { CollectionsToReview } from './collections-to-review.tsx'
import { LibraryList } from './library-list.tsx'
import { ownQuery } from './library-queries.ts'
import { NothingHere } from './nothing-here.tsx'
import { ToReview } from './to-review.tsx'

export function PublishedList() {
  const { items: articles = [], ...list } = usePagedList(ownQuery('published'))
  return (
    <>
      <CollectionsToReview />
      <LibraryList list={list} items={articles} empty={<NothingHere tab="published" />}>
        {(article) => (
          <li key={article.id}>
            <ArticleCard article={article} size="row" heading="h2" />
            <ToReview article={article} />
          </li>
        )}
      </LibraryList>
    </>
  )
}
