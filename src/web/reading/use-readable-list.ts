import type { ArticleCard } from '../../contract/articles.ts'
import { useSteadyList, type SteadyList } from '../platform/steady-list.ts'
import { useReadable, type Readable } from './use-readable.ts'

type Card = Pick<ArticleCard, 'groupId' | 'languages'>

const keyOf = ({ groupId }: Card): number => groupId

interface ReadableList<C> extends SteadyList<C> {
  /** The list as it would be with nothing hidden is empty. */
  isEmpty: boolean
  showNew: () => void
  readable: Readable<C>
}

/** A steady list of articles of which its reader sees those they want; what is hidden keeps its place, and waits too. */
export function useReadableList<C extends Card>(
  name: string,
  fresh: readonly C[] | undefined,
  options?: { isByChoice: boolean },
): ReadableList<C> {
  const { items, newCount, showNew } = useSteadyList(name, fresh, keyOf)
  const readable = useReadable(items, options)
  const known = new Set(items.map(keyOf))
  const hiddenNew = fresh?.filter((card) => !known.has(keyOf(card)) && readable.isHidden(card)) ?? []
  return {
    items: readable.cards,
    isEmpty: items.length === 0,
    newCount: Math.max(0, newCount - hiddenNew.length),
    showNew,
    readable,
  }
}
