import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ArticleCard } from '../articles/public.ts'
import { LeaveDialog, leaveMessages } from '../co-authors/public.ts'
import { useText } from '../platform/language.tsx'
import { withItems } from '../platform/paged-query.ts'
import { Button } from '../ui/button.tsx'
import { usePagedList } from '../ui/use-paged-list.ts'
import { leaveRow } from './leave-row.ts'
import { LibraryList } from './library-list.tsx'
import { togetherQuery, type OwnArticle } from './library-queries.ts'
import { messages } from './messages.ts'
import { NothingHere } from './nothing-here.tsx'
import { ToReview } from './to-review.tsx'

/** What others wrote with the member as a co-author, drafts too. */
export function TogetherList() {
  const { items: articles = [], ...list } = usePagedList(togetherQuery)
  return (
    <LibraryList list={list} items={articles} empty={<NothingHere tab="together" />}>
      {(article) => <TogetherRow key={article.id} article={article} />}
    </LibraryList>
  )
}

function TogetherRow({ article }: { article: OwnArticle }) {
  const t = useText(messages)
  const leaving = useText(leaveMessages)
  const client = useQueryClient()
  const row = useRef<HTMLLIElement>(null)
  const [isAsking, ask] = useState(false)
  function leave(): void {
    // The focus is back in the row before the row goes.
    flushSync(() => ask(false))
    leaveRow(row.current)
    client.setQueryData(togetherQuery.queryKey, (data) =>
      withItems(data, (items) => items.filter(({ id }) => id !== article.id)),
    )
  }
  const foot = (
    <div className="article-card-foot library-foot">
      <span>{article.authorName}</span>
      {article.state === 'draft' && <span className="text-accent-text font-semibold">{t('draftState')}</span>}
      <Button
        size="sm"
        variant="text"
        className="ml-auto text-quiet hover:text-text max-md:-ml-2"
        aria-label={`${leaving('leave')}: ${article.title}`}
        onClick={() => ask(true)}
      >
        {leaving('leave')}
      </Button>
    </div>
  )
  return (
    <li ref={row}>
      <ArticleCard article={article} size="row" heading="h2" foot={foot} />
      <ToReview article={article} />
      {isAsking && (
        <Suspense>
          <LeaveDialog article={article} onClose={() => ask(false)} onDone={leave} />
        </Suspense>
      )}
    </li>
  )
}
