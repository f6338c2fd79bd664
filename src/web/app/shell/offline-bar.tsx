import { useSyncExternalStore } from 'react'
import { SanctionBar } from '../../moderation/public.ts'
import { useText } from '../../platform/language.tsx'
import { Announcement } from '../../site-desk/public.ts'
import { messages } from './page-end-messages.ts'

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** What is told above every screen: there is no connection, the reader may not write, the operator has something to say. */
export function OfflineBar() {
  const t = useText(messages)
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <>
      <div role="status">
        {!isOnline && (
          <p className="offline-bar px-5 py-2 bg-warn text-bg font-semibold text-sm/inherit text-center">
            {t('offline')}
          </p>
        )}
      </div>
      <SanctionBar />
      <Announcement />
    </>
  )
}
