import type { MouseEvent, ReactNode } from 'react'
import { useText } from '../../platform/language.tsx'
import { deferHydration } from '../../platform/deferred-hydration.tsx'
import { Backdrop } from '../../ui/backdrop.tsx'
import { messages } from '../messages.ts'
import { Header } from './header.tsx'
import './frame.css'

const laterParts = async () => import('../later-parts.ts')
const BottomBar = deferHydration(async () => (await laterParts()).BottomBar)
const OfflineBar = deferHydration(async () => (await laterParts()).OfflineBar)
const PageEnd = deferHydration(async () => (await laterParts()).PageEnd)

/** The frame around every screen but the auth ones. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useText(messages)
  // The hash is the app's path, so the link moves the focus instead of the address.
  function skip(event: MouseEvent): void {
    event.preventDefault()
    document.getElementById('main')?.focus()
  }
  return (
    <>
      <a className="skip-link" href="#main" onClick={skip}>
        {t('skipToContent')}
      </a>
      <Backdrop />
      <Header />
      <OfflineBar />
      <main id="main" tabIndex={-1} className="min-h-[70vh] outline-none">
        {children}
      </main>
      <PageEnd />
      <BottomBar />
    </>
  )
}
