import { MessagesLive, Outbox } from '../conversations/public.ts'
import { Live } from '../live/public.ts'
import { Mentions } from '../mentions/public.ts'
import { NotificationsLive } from '../notifications/public.ts'
import { PersonCards } from '../profiles/public.ts'
import { Toaster } from '../ui/toast.tsx'
import { Tooltips } from '../ui/tooltips.ts'
import { AccountSync } from './account-sync.tsx'
import { BackdropDrift } from './backdrop-drift.ts'
import { Shortcuts } from './shortcuts/shortcuts.tsx'
import { WritingTime } from './writing-time.ts'

/** What listens on every page, once it is alive. A feature adds its own here. */
export function LateParts() {
  return (
    <>
      <Toaster />
      <Tooltips />
      <AccountSync />
      <Live />
      <NotificationsLive />
      <MessagesLive />
      <Outbox />
      <PersonCards />
      <Mentions />
      <Shortcuts />
      <WritingTime />
      <BackdropDrift />
    </>
  )
}
