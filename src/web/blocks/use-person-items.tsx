import { Suspense, useState, type ReactNode } from 'react'
import { lazyComponent } from '../platform/lazy-component.ts'

const PersonItems = lazyComponent(async () => (await import('./person-items.tsx')).PersonItems)
const BlockDialog = lazyComponent(async () => (await import('./block-dialog.tsx')).BlockDialog)

/** Mute and block for a menu: its items, and what opens from them, which is drawn beside the menu. */
export function usePersonItems(id: number | null, name: string): { items: ReactNode; dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false)
  if (id === null) return { items: null, dialog: null }
  const person = { id, name }
  return {
    items: (
      <Suspense>
        <PersonItems person={person} onOpen={() => setOpen(true)} />
      </Suspense>
    ),
    dialog: isOpen && (
      <Suspense>
        <BlockDialog person={person} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  }
}
