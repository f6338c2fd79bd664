import type { ReactNode } from 'react'

interface SettingProps {
  id: string
  title: string
  text: string
  children: ReactNode
}

/** One thing of the account: what it is on the left, how it is changed on the right. */
export function Setting({ id, title, text, children }: SettingProps) {
  return (
    <section aria-labelledby={`settings-${id}`}>
      <div>
        <h2 id={`settings-${id}`}>{title}</h2>
        <p>{text}</p>
      </div>
      <div className="grid gap-4 content-start min-w-0">{children}</div>
    </section>
  )
}
