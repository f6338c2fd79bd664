import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import type { Article } from '../../../contract/articles.ts'
import { useIsHydrated } from '../../platform/hydrated.ts'
import { blocksOf, firstInSight } from '../continue/find-place.ts'

interface Beside {
  /** The block that is shown in another language. */
  block: number | null
  setBlock: (block: number | null) => void
  /** Shows the block that holds a node; null: the one in sight. Undefined where there is no translation. */
  seeTranslation: ((within: Node | null) => void) | undefined
}

/** Alt and a click on a paragraph show it in another language. */
export function useBeside({ languages }: Article, body: RefObject<HTMLElement | null>): Beside {
  const [block, setBlock] = useState<number | null>(null)
  const isOffered = useIsHydrated() && languages.length > 1
  function seeTranslation(within: Node | null): void {
    const blocks = body.current === null ? [] : blocksOf(body.current)
    const found = within ? blocks.findIndex((one) => one.contains(within)) : firstInSight(blocks)
    if (blocks.length > 0) setBlock(found === -1 ? blocks.length - 1 : found)
  }
  const seeClicked = useEffectEvent(seeTranslation)
  useEffect(() => {
    const text = body.current
    if (!isOffered || text === null) return undefined
    const onClick = (event: MouseEvent): void => {
      const { target } = event
      if (!event.altKey || !(target instanceof Element) || target.closest('a, button, input')) return
      event.preventDefault()
      seeClicked(target)
    }
    text.addEventListener('click', onClick)
    return () => text.removeEventListener('click', onClick)
  }, [isOffered, body])
  return { block, setBlock, seeTranslation: isOffered ? seeTranslation : undefined }
}
