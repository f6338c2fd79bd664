import { useEffect, useRef, type ReactNode } from 'react'

interface ViewHeadingProps {
  children: ReactNode
  /** Not on the first view of a page: there the reader starts at its top. */
  takesFocus: boolean
}

/** The heading of a view. A view that replaces another one takes the focus, so that it is read out. */
export function ViewHeading({ children, takesFocus }: ViewHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <h1 ref={heading} tabIndex={-1} className="page-title focus:outline-none wrap-anywhere">
      {children}
    </h1>
  )
}
