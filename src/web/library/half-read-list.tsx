import { X } from 'lucide-react'
import { useRef } from 'react'
import { ArticleCard } from '../articles/public.ts'
import { fillNodes } from '../platform/fill-nodes.ts'
import { useText } from '../platform/language.tsx'
import { ShortDate } from '../platform/time.tsx'
import { Button } from '../ui/button.tsx'
import { toast } from '../ui/toast-store.ts'
import { usePagedList } from '../ui/use-paged-list.ts'
import { leaveRow } from './leave-row.ts'
import { LibraryList } from './library-list.tsx'
import { halfReadQuery, type HalfRead } from './library-queries.ts'
import { messages } from './messages.ts'
import { NothingHere } from './nothing-here.tsx'
import { useHalfRead } from './use-half-read.ts'

export function HalfReadList() {
  const { items = [], ...list } = usePagedList(halfReadQuery)
  const shown = items.filter(({ isRemoved }) => isRemoved !== true)
  return (
    <LibraryList list={list} items={shown} empty={<NothingHere tab="halfread" />}>
      {(item) => <HalfReadRow key={item.article.id} item={item} />}
    </LibraryList>
  )
}

function HalfReadRow({ item }: { item: HalfRead }) {
  const t = useText(messages)
  const row = useRef<HTMLLIElement>(null)
  const keep = useHalfRead(item)
  const { article, percent, updatedAt } = item
  function remove(): void {
    leaveRow(row.current)
    keep(false)
    toast({ title: t('placeForgotten'), action: { label: t('undo'), onAct: () => keep(true) } })
  }
  return (
    <li ref={row}>
      <ArticleCard
        article={article}
        size="row"
        heading="h2"
        foot={
          <div className="article-card-foot library-foot">
            <span className="text-text font-semibold">
              {t('minutesLeft', {
                count: Math.max(1, Math.ceil(article.readingMinutes * (1 - percent / 100))),
              })}
            </span>
            <span>{fillNodes(t('readOn'), { date: <ShortDate at={updatedAt} /> })}</span>
            <Button
              size="sm"
              variant="text"
              className="ml-auto text-quiet hover:text-text max-md:-ml-2"
              aria-label={`${t('remove')}: ${article.title}`}
              onClick={remove}
            >
              <X />
              {t('remove')}
            </Button>
          </div>
        }
      />
    </li>
  )
}
