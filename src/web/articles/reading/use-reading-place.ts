import { useEffect, useState, type RefObject } from 'react'
import { sharePassed } from './share-read.ts'

interface ReadingPlace {
  /** The heading under which the reader is; undefined above the first. */
  headingId: string | undefined
  /** From 0 to 1, in steps of a hundredth. */
  share: number
}

/** A heading counts as reached a little below the header, where the eye is. */
const EYE_PX = 160

/** Follows the reader through a text; at most once a frame. */
export function useReadingPlace(body: RefObject<HTMLElement | null>): ReadingPlace {
  const [place, setPlace] = useState<ReadingPlace>({ headingId: undefined, share: 0 })
  useEffect(() => {
    let frame = 0
    const look = (): void => {
      frame = 0
      const element = body.current
      if (element === null) return
      const share = Math.round(sharePassed(element) * 100) / 100
      const headings = element.querySelectorAll<HTMLElement>('.rich > :is(h2, h3)[id]')
      const passed = [...headings].filter((heading) => heading.getBoundingClientRect().top < EYE_PX)
      const headingId = passed.at(-1)?.id
      setPlace((last) => (last.headingId === headingId && last.share === share ? last : { headingId, share }))
    }
    const onScroll = (): void => {
      frame ||= requestAnimationFrame(look)
    }
    onScroll()
    addEventListener('scroll', onScroll, { passive: true })
    addEventListener('resize', onScroll, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', onScroll)
      removeEventListener('resize', onScroll)
    }
  }, [body])
  return place
}
