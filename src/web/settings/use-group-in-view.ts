import { useEffect, useRef, useState } from 'react'
import type { Group } from './sections.ts'

const QUIET_MS = 700
/** How long a page that was opened at a group holds it in view. */
const FOLLOW_MS = 3000
/** How far below the header a section must have come to be the one that is read. */
const LINE = 180

const elementOf = (group: Group): HTMLElement | null => document.getElementById(`group-${group}`)

export function showGroup(group: Group, { takesFocus }: { takesFocus: boolean }): void {
  const element = elementOf(group)
  element?.scrollIntoView({ block: 'start' })
  if (takesFocus) element?.focus({ preventScroll: true })
}

/** Which group is in view, and a way to say it: the last ones may be too short to reach the top. */
export function useGroupInView(groups: readonly Group[], opensAt: Group | undefined) {
  // At first as the server drew it, which does not know where the page opens: React would leave its mark standing.
  const [current, setCurrent] = useState<Group>()
  const quietUntil = useRef(0)
  const names = groups.join(' ')
  useEffect(() => {
    const shown = names.split(' ') as Group[]
    function look(): void {
      if (Date.now() < quietUntil.current) return
      const isAtEnd = scrollY > 0 && innerHeight + scrollY >= document.documentElement.scrollHeight - 2
      const passed = shown.filter(
        (group) => (elementOf(group)?.getBoundingClientRect().top ?? LINE + 1) <= LINE,
      )
      setCurrent(isAtEnd ? shown.at(-1) : (passed.at(-1) ?? shown[0]))
    }
    if (opensAt !== undefined) {
      quietUntil.current = Date.now() + FOLLOW_MS
      // oxlint-disable-next-line react/set-state-in-effect -- once, when the address says where
      setCurrent(opensAt)
    }
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [names, opensAt])
  // On a phone the row of names follows what is read.
  useEffect(() => {
    const link = document.querySelector<HTMLElement>('.settings-nav [aria-current]')
    const row = link?.closest('ul')
    if (link && row && row.scrollWidth > row.clientWidth)
      row.scrollTo({ left: link.offsetLeft - row.clientWidth / 2 + link.offsetWidth / 2 })
  }, [current])
  return {
    current: current !== undefined && groups.includes(current) ? current : groups[0],
    choose: (group: Group): void => {
      quietUntil.current = Date.now() + QUIET_MS
      setCurrent(group)
    },
  }
}

const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** Opens the page at a group and holds it there while sections above are still loading, unless the reader moves. */
export function useOpenAt(group: Group | undefined, key: string): void {
  useEffect(() => {
    if (group === undefined) return undefined
    const hold = () => showGroup(group, { takesFocus: false })
    const frame = requestAnimationFrame(hold)
    const observer = new ResizeObserver(hold)
    const page = document.getElementById('main') ?? document.body
    observer.observe(page)
    const stop = (): void => {
      observer.disconnect()
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      for (const move of MOVES) removeEventListener(move, stopElsewhere)
    }
    /** Whoever presses something in the group, or in a dialog that it opened, has not moved away from it. */
    const stopElsewhere = ({ type, target }: Event): void => {
      const isInside =
        target instanceof Element && target.closest(`#group-${group}, [role=dialog], dialog`) !== null
      if (type !== 'pointerdown' || !isInside) stop()
    }
    const timer = setTimeout(stop, FOLLOW_MS)
    for (const move of MOVES) addEventListener(move, stopElsewhere, { passive: true })
    return stop
  }, [group, key])
}
