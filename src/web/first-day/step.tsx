import { Check, Circle } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FirstDay } from '../../contract/first-day.ts'
import { useText } from '../platform/language.tsx'
import { messages } from './messages.ts'

export interface StepProps {
  isDone: boolean
  firstDay: FirstDay
}

interface StepRowProps {
  isDone: boolean
  title: string
  /** One line: why, or how it is now. */
  why: ReactNode
  /** What is to be done about it. */
  children?: ReactNode
}

export function StepRow({ isDone, title, why, children }: StepRowProps) {
  const t = useText(messages)
  const Mark = isDone ? Check : Circle
  return (
    <li className="flex gap-3 py-3 min-w-0">
      <Mark className={`flex-none mt-0.5 ${isDone ? 'text-accent-text' : 'text-quiet'}`} aria-hidden="true" />
      <div className="flex-1 min-w-0">
        <h3 className="font-semibold">
          {title} <span className="sr-only">({t(isDone ? 'done' : 'toDo')})</span>
        </h3>
        <p className="text-quiet text-sm wrap-anywhere">{why}</p>
        {children}
      </div>
    </li>
  )
}
