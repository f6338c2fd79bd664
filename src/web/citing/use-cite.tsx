import { Suspense, useState, type ReactNode } from 'react'
import { lazyComponent } from '../platform/lazy-component.ts'
import type { Cited } from './cited.ts'

const CiteItem = lazyComponent(async () => (await import('./cite-item.tsx')).CiteItem)
const CiteDialog = lazyComponent(async () => (await import('./cite-dialog.tsx')).CiteDialog)

/** "Cite this" for a menu: its item, and the dialog, which is drawn beside the menu. */
export function useCite(cited: Cited): { item: ReactNode; dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false)
  return {
    item: (
      <Suspense>
        <CiteItem onOpen={() => setOpen(true)} />
      </Suspense>
    ),
    dialog: isOpen && (
      <Suspense>
        <CiteDialog cited={cited} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  }
}
