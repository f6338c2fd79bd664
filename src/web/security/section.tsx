import type { ReactNode } from 'react'

interface SectionProps {
  id: string
  title: string
  text: string
  children: ReactNode
}

/** One part of the screen: what it is on the left, what can be done on the right. */
export function Section({ id, title, text, children }: SectionProps) {
  return (
    <section
      aria-labelledby={`security-${id}`}
      className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)] gap-x-10 gap-y-4 pt-8 mt-8 border-t border-line max-md:grid-cols-1"
    >
      <div>
        <h2 id={`security-${id}`} className="text-lg">
          {title}
        </h2>
        <p className="mt-1 text-quiet text-sm">{text}</p>
      </div>
      <div className="grid gap-4 content-start min-w-0">{children}</div>
    </section>
  )
}
