import { useEffect, useRef, type ReactNode } from 'react'

interface ToldNoticeProps {
  icon: ReactNode
  title: string
  text: string
  /** What the screen opens with; later ones are answers, and take the focus. */
  isFirst?: boolean
  children?: ReactNode
}

/** A screen that says one thing, and what can be done about it. */
export function ToldNotice({ icon, title, text, isFirst = false, children }: ToldNoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isFirst) heading.current?.focus()
  }, [isFirst, title])
  return (
    <section className="notice">
      <span className="notice-icon">{icon}</span>
      <h1 ref={heading} tabIndex={-1} className="notice-title outline-none">
        {title}
      </h1>
      <p className="notice-text">{text}</p>
      <div className="grid gap-4 justify-items-center mt-5">{children}</div>
    </section>
  )
}
