import { Suspense, useState, type ReactNode } from 'react'
import { ApiError } from '../platform/api.ts'
import { lazyComponent } from '../platform/lazy-component.ts'

const ReauthenticationDialog = lazyComponent(
  async () => (await import('./reauthentication-dialog.tsx')).ReauthenticationDialog,
)

interface Fresh {
  /** Makes a call; if the server wants a fresh proof first, asks for it and makes the call again. */
  fresh: <T>(act: () => Promise<T>) => Promise<T>
  /** To be drawn somewhere in the same part. */
  dialog: ReactNode
}

/** Whoever closes the dialog is told what the server said: that it needs a confirmation. */
export function useFresh(): Fresh {
  const [asked, setAsked] = useState<{ end: (isProven: boolean) => void } | null>(null)
  async function fresh<T>(act: () => Promise<T>): Promise<T> {
    try {
      return await act()
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'reauthentication_required') throw error
      const isProven = await new Promise<boolean>((end) => setAsked({ end }))
      setAsked(null)
      if (!isProven) throw error
      return act()
    }
  }
  return {
    fresh,
    dialog: asked !== null && (
      <Suspense>
        <ReauthenticationDialog onProven={() => asked.end(true)} onClose={() => asked.end(false)} />
      </Suspense>
    ),
  }
}
