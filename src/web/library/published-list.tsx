import { useInfiniteQuery } from '@tanstack/react-query'
import { ArticleCard } from '../articles/public.ts'
import { LibraryList } from './library-list.tsx'
import { itemsOf, ownQuery } from './library-queries.ts'
import { NothingHere } from './nothing-here.tsx'

export function PublishedList() {
  const answer = useInfiniteQuery(ownQuery('published'))
  const articles = itemsOf(answer.data)
  return (
    <LibraryList answer={answer} isEmpty={articles.length === 0} empty={<NothingHere tab="published" />}>
      {articles.map((article) => (
        <li key={article.id}>
          <ArticleCard article={article} size="row" heading="h2" />
        </li>
      ))}
    </LibraryList>
  )
}
