import { PenLine } from 'lucide-react'
import { hasDeviceDraft } from '../editor/public.ts'
import { useIsAlive } from '../platform/alive.ts'
import { useText } from '../platform/language.tsx'
import { keepPlace } from '../sign-in-wall/public.ts'
import { LinkButton } from '../ui/button.tsx'
import { DRAFT } from './draft-slot.ts'
import { messages } from './messages.ts'

/** A visitor is told why, and that nothing of his is lost. */
export function PostWall() {
  const t = useText(messages)
  const isAlive = useIsAlive()
  return (
    <section className="notice">
      <PenLine className="notice-icon" />
      <h1 className="notice-title">{t('wallTitle')}</h1>
      <p className="notice-text">{t('wallText')}</p>
      {isAlive && hasDeviceDraft(DRAFT) && <p className="composer-kept">{t('wallKept')}</p>}
      <div className="composer-wall-ways">
        <LinkButton to="/login" variant="primary" onClick={() => keepPlace('post')}>
          {t('signIn')}
        </LinkButton>
        <LinkButton to="/register" variant="text" onClick={() => keepPlace('post')}>
          {t('join')}
        </LinkButton>
      </div>
    </section>
  )
}
