import { useEffect, type RefObject } from 'react'

/** While the page scrolls along the text, the preview beside it shows about the same part. */
export function useScrollSync(pane: RefObject<HTMLElement | null>, isSideBySide: boolean): void {
  useEffect(() => {
    if (!isSideBySide) return undefined
    let frame = 0
    const follow = (): void => {
      frame = 0
      const preview = pane.current
      const column = preview?.parentElement
      if (!preview || !column) return
      // How far the pane has stuck on its way down the column, which is as long as the text.
      const { paddingTop, paddingBottom } = getComputedStyle(column)
      const moved = preview.offsetTop - Number.parseFloat(paddingTop)
      const way = column.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)
      const share = moved / Math.max(1, way - preview.clientHeight)
      preview.scrollTop = Math.max(0, Math.min(1, share)) * (preview.scrollHeight - preview.clientHeight)
    }
    const onScroll = (): void => {
      frame ||= requestAnimationFrame(follow)
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      removeEventListener('scroll', onScroll)
      cancelAnimationFrame(frame)
    }
  }, [pane, isSideBySide])
}
