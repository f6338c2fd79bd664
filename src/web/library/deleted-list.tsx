import { useInfiniteQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useRef } from 'react'
import { ArticleCard } from '../articles/public.ts'
import { useText } from '../platform/language.tsx'
import { Button } from '../ui/button.tsx'
import { leaveRow } from './leave-row.ts'
import { LibraryList } from './library-list.tsx'
import { itemsOf, ownQuery, type OwnArticle } from './library-queries.ts'
import { messages } from './messages.ts'
import { NothingHere } from './nothing-here.tsx'
import { useBringBack } from './use-bring-back.ts'

export function DeletedList() {
  const answer = useInfiniteQuery(ownQuery('deleted'))
  const articles = itemsOf(answer.data)
  return (
    <LibraryList answer={answer} isEmpty={articles.length === 0} empty={<NothingHere tab="deleted" />}>
      {articles.map((article) => (
        <DeletedRow key={article.id} article={article} />
      ))}
    </LibraryList>
  )
}

function DeletedRow({ article }: { article: OwnArticle }) {
  const t = useText(messages)
  const row = useRef<HTMLLIElement>(null)
  const { bringBack, isPending } = useBringBack(article.id, () => leaveRow(row.current))
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
      <ArticleCard article={article} size="row" heading="h2" foot={foot} />
    </li>
  )
}
