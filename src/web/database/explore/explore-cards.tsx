import { Heart, MessageCircle } from 'lucide-react'
import type { ExploredItem } from '../../../contract/explore.ts'
import { Muted } from '../../blocks/public.ts'
import { useText } from '../../platform/language.tsx'
import { Count } from '../../ui/count.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Cell } from './cell.tsx'
import { TitleLink } from './explore-table.tsx'
import { messages } from './messages.ts'

interface ExploreCardsProps {
  items: readonly ExploredItem[] | undefined
  tagPath: (tag: string) => string
  isBusy: boolean
}

const SKELETONS = Array.from({ length: 6 }, (_, card) => `skeleton ${card}`)

/** Everything as cards of one kind, whatever it is. */
export function ExploreCards({ items, tagPath, isBusy }: ExploreCardsProps) {
  const t = useText(messages)
  return (
    <ul className="database-cards" aria-label={t('results')} aria-busy={isBusy}>
      {items === undefined &&
        SKELETONS.map((card) => (
          <li key={card}>
            <Skeleton className="h-40 w-full" />
          </li>
        ))}
      {items?.map((item) => (
        <li key={`${item.type} ${item.id}`}>
          <Muted of={item}>
            <Card item={item} tagPath={tagPath} />
          </Muted>
        </li>
      ))}
    </ul>
  )
}

function Card({ item, tagPath }: { item: ExploredItem; tagPath: (tag: string) => string }) {
  const t = useText(messages)
  const { type, category, language, tags, likes, comments } = item
  const cell = (column: Parameters<typeof Cell>[0]['column']) => (
    <Cell item={item} column={column} tagPath={tagPath} />
  )
  return (
    <article className="relative flex flex-col h-full gap-2 p-5 rounded-card bg-surface" data-item>
      <div className="meta-line gap-y-1">
        <span>{cell('type')}</span>
        {category !== null && cell('category')}
        {language !== null && cell('language')}
      </div>
      <h3 className="font-read text-lg font-bold text-pretty">
        <TitleLink item={item} />
      </h3>
      {tags.length > 0 && <div className="text-quiet text-sm">{cell('tags')}</div>}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 mt-auto pt-2 text-quiet text-sm">
        <div className="meta-line mr-auto">
          {type !== 'person' && <span>{cell('author')}</span>}
          {cell('createdAt')}
        </div>
        <div className="flex gap-4">
          {likes !== null && (
            <Count
              value={likes}
              words={t('likesWords', { count: likes })}
              icon={<Heart aria-hidden="true" />}
            />
          )}
          {comments !== null && (
            <Count
              value={comments}
              words={t('commentsWords', { count: comments })}
              icon={<MessageCircle aria-hidden="true" />}
            />
          )}
        </div>
      </div>
    </article>
  )
}
