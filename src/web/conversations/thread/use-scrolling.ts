import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

interface ScrollingOptions {
  /** Another value whenever something in the log is different. */
  drawn: unknown
  /** Where it is opened: at a message, at the line before the new ones, else at the end. */
  start: number | 'new' | 'end'
  /** There is more than is drawn. */
  hasLater: boolean
  onNearStart: () => void
  onNearEnd: () => void
  /** The last message on screen. */
  onSeen: (id: number) => void
}

/** So near counts as being there. */
const END_PX = 48
/** So far from an end more is asked for. */
const NEAR_PX = 600
/** As long as the one that a link names stands out. */
const MARK_MS = 2500

const messagesIn = (log: HTMLElement) => [...log.querySelectorAll<HTMLElement>('[data-message]')]
const idOf = (element: HTMLElement): number => Number(element.dataset['message'])

/** Nothing moves under the reader: what comes above leaves the place as it is, what comes below is followed at the end only. */
export function useScrolling(options: ScrollingOptions) {
  const { drawn, start, hasLater } = options
  const log = useRef<HTMLDivElement>(null)
  const isStuck = useRef(false)
  const isPlaced = useRef(false)
  const wanted = useRef<number>(null)
  const wantsEnd = useRef(false)
  /** The first message on screen and how far below the edge it stands. */
  const anchor = useRef<{ id: number; top: number }>(null)
  const [isAtEnd, setAtEnd] = useState(true)
  const [markedId, setMarked] = useState<number | null>(null)

  const find = (id: number) => log.current?.querySelector<HTMLElement>(`[data-message="${id}"]`) ?? null

  const look = useEffectEvent(() => {
    const box = log.current
    if (box === null) return
    const { top, bottom } = box.getBoundingClientRect()
    const all = messagesIn(box)
    const first = all.find((element) => element.getBoundingClientRect().bottom > top)
    anchor.current = first ? { id: idOf(first), top: first.getBoundingClientRect().top - top } : null
    const last = all.findLast((element) => element.getBoundingClientRect().top < bottom - 8)
    const left = box.scrollHeight - box.scrollTop - box.clientHeight
    isStuck.current = left < END_PX && !hasLater
    setAtEnd(isStuck.current)
    if (last !== undefined) options.onSeen(idOf(last))
    if (box.scrollTop < NEAR_PX) options.onNearStart()
    if (left < NEAR_PX) options.onNearEnd()
  })

  const show = (element: HTMLElement, id: number): void => {
    isStuck.current = false
    element.scrollIntoView({ block: 'center' })
    element.focus({ preventScroll: true })
    setMarked(id)
  }

  const place = useEffectEvent(() => {
    const box = log.current
    if (box === null) return
    const goal = wanted.current === null ? null : find(wanted.current)
    if (goal !== null && wanted.current !== null) {
      show(goal, wanted.current)
      wanted.current = null
    } else if (wantsEnd.current) box.scrollTop = box.scrollHeight
    else if (!isPlaced.current) {
      const named = typeof start === 'number' ? find(start) : null
      const line = start === 'new' ? box.querySelector('[data-new]') : null
      if (named !== null && typeof start === 'number') show(named, start)
      else if (line !== null)
        box.scrollTop += line.getBoundingClientRect().top - box.getBoundingClientRect().top - 16
      else box.scrollTop = box.scrollHeight
    } else if (isStuck.current) box.scrollTop = box.scrollHeight
    else if (anchor.current !== null) {
      const element = find(anchor.current.id)
      const top = element?.getBoundingClientRect().top
      if (top !== undefined) box.scrollTop += top - box.getBoundingClientRect().top - anchor.current.top
    }
    isPlaced.current = true
    wantsEnd.current = false
  })
  useLayoutEffect(() => {
    place()
    look()
  }, [drawn])

  // The field below grows, a phone is turned, a keyboard comes: whoever is at the end stays there.
  useEffect(() => {
    const box = log.current
    if (box === null) return undefined
    const resizes = new ResizeObserver(() => {
      if (isStuck.current) box.scrollTop = box.scrollHeight
    })
    resizes.observe(box)
    if (box.firstElementChild !== null) resizes.observe(box.firstElementChild)
    return () => resizes.disconnect()
  }, [])
  useEffect(() => {
    if (markedId === null) return undefined
    const timer = setTimeout(() => setMarked(null), MARK_MS)
    return () => clearTimeout(timer)
  }, [markedId])

  const scroll = useEffectEvent(() => look())
  useEffect(() => {
    const box = log.current
    const onScroll = (): void => scroll()
    box?.addEventListener('scroll', onScroll, { passive: true })
    return () => box?.removeEventListener('scroll', onScroll)
  }, [])

  const toEnd = useCallback(() => {
    isStuck.current = true
    if (log.current !== null) log.current.scrollTop = log.current.scrollHeight
  }, [])
  /** The end, as soon as something else is drawn. */
  const endNext = useCallback(() => {
    wantsEnd.current = true
  }, [])
  /** Whether it is there; if not it is gone to as soon as it is. */
  const jump = useCallback((id: number): boolean => {
    const element = log.current?.querySelector<HTMLElement>(`[data-message="${id}"]`) ?? null
    if (element === null) {
      wanted.current = id
      return false
    }
    isStuck.current = false
    element.scrollIntoView({ block: 'center' })
    element.focus({ preventScroll: true })
    setMarked(id)
    return true
  }, [])
  const seenId = useCallback(() => anchor.current?.id ?? null, [])
  return { log, isAtEnd, markedId, toEnd, endNext, jump, seenId }
}
