import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ArticleCard } from '../../contract/articles.ts'
import { useLanguage } from '../platform/language.tsx'
import { isReadable } from './choices.ts'
import { useReading } from './use-reading.ts'

/** Kept as long as the page lives, on whichever screen. */
const SHOWN_KEY = ['other-languages-shown']

export interface Readable<Card> {
  cards: readonly Card[]
  /** The reader wants only their own languages, and this list goes by it. */
  isOn: boolean
  isHidden: (card: Card) => boolean
  /** How many are in none of them, hidden or not. */
  otherCount: number
  isAllShown: boolean
  setAllShown: (isAllShown: boolean) => void
}

/**
 * The cards that their reader wants to see: with "only my reading languages" those that exist in one of them or in the
 * language of the menus. Nothing is asked of the server for it, so pages and their places are the same for everybody.
 */
export function useReadable<Card extends Pick<ArticleCard, 'languages'>>(
  cards: readonly Card[],
  /** False where a language was asked for by name. */
  { isByChoice = true } = {},
): Readable<Card> {
  const client = useQueryClient()
  const { language } = useLanguage()
  const { reading, isOnlyReading } = useReading()
  const { data: isAllShown } = useQuery({
    queryKey: SHOWN_KEY,
    enabled: false,
    initialData: false,
    gcTime: Number.POSITIVE_INFINITY,
  })
  const isOn = isOnlyReading && isByChoice
  const own = useMemo(
    () => (isOn ? cards.filter((card) => isReadable(card, language, reading)) : cards),
    [isOn, cards, language, reading],
  )
  const isHiding = isOn && !isAllShown
  return {
    cards: isHiding ? own : cards,
    isOn,
    isHidden: (card) => isHiding && !isReadable(card, language, reading),
    otherCount: cards.length - own.length,
    isAllShown,
    setAllShown: (next) => client.setQueryData(SHOWN_KEY, next),
  }
}
