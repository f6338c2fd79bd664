import type { ReactNode } from 'react'

interface NoteProps {
  icon: ReactNode
  words: ReactNode
  children?: ReactNode
}

export function Note({ icon, words, children }: NoteProps) {
  return (
    <div className="note icons-5" role="status">
      {icon}
      <p>{words}</p>
      {children}
    </div>
  )
}
