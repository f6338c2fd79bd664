import { Suspense, useState, type ReactNode } from 'react'
import { lazyComponent } from '../platform/lazy-component.ts'

const CookieDialog = lazyComponent(async () => (await import('./cookie-dialog.tsx')).CookieDialog)

/** Opens the preferences again, at the foot of every page. */
export function CookieChoicesButton({ children }: { children: ReactNode }) {
  const [wasOpened, setWasOpened] = useState(false)
  const [isOpen, setOpen] = useState(false)
  function open(): void {
    setWasOpened(true)
    setOpen(true)
  }
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={open}>
        {children}
      </button>
      {wasOpened && (
        <Suspense>
          <CookieDialog open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
