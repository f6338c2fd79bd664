import { useLayoutEffect, useRef, type ComponentProps } from 'react'

/** Actions that stay in reach at the bottom. The page knows its height (`--bar`), so that toasts rise above it. */
export function StickyBar({ className = '', ...props }: ComponentProps<'section'>) {
  const bar = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const element = bar.current
    const { style } = document.documentElement
    if (element === null) return undefined
    const tell = (): void => style.setProperty('--bar', `${element.offsetHeight}px`)
    const sizes = new ResizeObserver(tell)
    sizes.observe(element)
    return () => {
      sizes.disconnect()
      style.removeProperty('--bar')
    }
  }, [])
  return <section ref={bar} className={`sticky-bar ${className}`.trimEnd()} {...props} />
}
