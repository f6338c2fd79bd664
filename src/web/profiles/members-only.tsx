import { UserRound } from 'lucide-react'
import { useText } from '../platform/language.tsx'
import { SignInLinks } from '../sign-in-wall/public.ts'
import { messages } from './wall-messages.ts'

/** In place of a profile: a visitor reads why, and comes back to it afterwards. */
export function MembersOnly({ isOwn = false }: { isOwn?: boolean }) {
  const t = useText(messages)
  return (
    <section className="notice">
      <span className="notice-icon">
        <UserRound />
      </span>
      <h1 className="notice-title">{t(isOwn ? 'ownTitle' : 'title')}</h1>
      <p className="notice-text">{t(isOwn ? 'ownText' : 'text')}</p>
      <SignInLinks kind="library" variant="primary" />
    </section>
  )
}
