import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { stepFocus } from './step-focus.ts'

export interface Tab<Id extends string = string> {
  id: Id
  label: ReactNode
}

interface TabsProps<Id extends string> {
  label: string
  tabs: readonly Tab<Id>[]
  selected: Id
  onSelect: (id: Id) => void
}

export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null)
  function move(event: KeyboardEvent): void {
    const reached = stepFocus(event, list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [], 'row')
    const tab = tabs.find(({ id }) => reached?.id === tabId(id))
    if (tab) onSelect(tab.id)
  }
  return (
    <div ref={list} role="tablist" aria-label={label} className="tabs">
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={tabId(tab.id)}
          className="tab"
          aria-selected={tab.id === selected}
          aria-controls={tab.id === selected ? panelId(tab.id) : undefined}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
          onKeyDown={move}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}

interface TabPanelProps {
  /** The id of its tab. */
  id: string
  selected: string
  children: ReactNode
  className?: string
}

/** Rendered only while its tab is chosen. */
export function TabPanel({ id, selected, children, className }: TabPanelProps) {
  if (id !== selected) return null
  return (
    <div role="tabpanel" id={panelId(id)} aria-labelledby={tabId(id)} className={className}>
      {children}
    </div>
  )
}

const tabId = (id: string): string => `tab-${id}`
const panelId = (id: string): string => `panel-${id}`
