import type { ReactNode } from 'react'

interface DataSectionProps {
  id: string
  title: string
  text: string
  children: ReactNode
}

/** One thing that somebody can do with their data. */
export function DataSection({ id, title, text, children }: DataSectionProps) {
  return (
    <section aria-labelledby={`data-${id}`} className="grid gap-4 pt-8 mt-8 border-t border-line">
      <div>
        <h2 id={`data-${id}`} className="text-lg">
          {title}
        </h2>
        <p className="mt-1 text-quiet text-pretty">{text}</p>
      </div>
      {children}
    </section>
  )
}
