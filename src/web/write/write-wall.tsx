import { PenLine } from 'lucide-react'
import { hasDeviceDraft } from '../editor/public.ts'
import { useIsAlive } from '../platform/alive.ts'
import { useHead } from '../platform/head.tsx'
import { useText } from '../platform/language.tsx'
import { keepPlace } from '../sign-in-wall/public.ts'
import { LinkButton } from '../ui/button.tsx'
import { messages } from './messages.ts'
import { draftKeyOf, type Mode } from './mode.ts'

/** A visitor is told why, and that nothing of his is lost. */
export function WriteWall({ mode }: { mode: Mode }) {
  const t = useText(messages)
  const isAlive = useIsAlive()
  useHead({ title: t('newTitle'), description: t('description'), isIndexable: false })
  const isKept = isAlive && hasDeviceDraft({ kind: 'article', key: draftKeyOf(mode) })
  return (
    <section className="notice write-wall">
      <PenLine className="notice-icon" />
      <h1 className="notice-title">{t('wallTitle')}</h1>
      <p className="notice-text">{t('wallText')}</p>
      {isKept && <p className="write-kept">{t('wallKept')}</p>}
      <div className="write-wall-ways">
        <LinkButton to="/login" variant="primary" onClick={() => keepPlace('suggest')}>
          {t('signIn')}
        </LinkButton>
        <LinkButton to="/register" variant="text" onClick={() => keepPlace('suggest')}>
          {t('join')}
        </LinkButton>
      </div>
    </section>
  )
}
