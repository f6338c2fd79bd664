import { Library } from 'lucide-react'
import { useText } from '../platform/language.tsx'
import { keepWish } from '../sign-in-wall/public.ts'
import { LinkButton } from '../ui/button.tsx'
import { pathOfTab, type Tab } from './library-tabs.ts'
import { messages } from './messages.ts'

/** A visitor is told why, and is brought back to the shelf he wanted. */
export function LibraryWall({ tab }: { tab: Tab }) {
  const t = useText(messages)
  const keep = () => keepWish({ kind: 'bookmark', place: pathOfTab(tab) })
  return (
    <section className="notice">
      <Library className="notice-icon" />
      <h1 className="notice-title">{t('wallTitle')}</h1>
      <p className="notice-text">{t('wallText')}</p>
      <div className="library-ways">
        <LinkButton to="/login" variant="primary" onClick={keep}>
          {t('signIn')}
        </LinkButton>
        <LinkButton to="/register" variant="text" onClick={keep}>
          {t('join')}
        </LinkButton>
      </div>
    </section>
  )
}
