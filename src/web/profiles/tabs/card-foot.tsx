import { Heart, MessageSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../../platform/language.tsx'
import { ShortDate } from '../../platform/time.tsx'
import { Count } from '../../ui/count.tsx'
import { messages } from './messages.ts'

interface CardFootProps {
  item: { createdAt: string; likes: number; comments: number }
  children?: ReactNode
}

/** Whose it is needs no saying on their own profile: its day and counts, and what can be done with it. */
export function CardFoot({ item, children }: CardFootProps) {
  const t = useText(messages)
  return (
    <div className="article-card-foot flex flex-wrap items-center gap-x-4 gap-y-1 text-quiet text-sm">
      <ShortDate at={item.createdAt} />
      <Count value={item.likes} words={t('likes', { count: item.likes })} icon={<Heart />} />
      <Count value={item.comments} words={t('comments', { count: item.comments })} icon={<MessageSquare />} />
      {children}
    </div>
  )
}
