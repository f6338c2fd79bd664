import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { deferHydration } from '../../platform/deferred-hydration.tsx'
import { useText } from '../../platform/language.tsx'
import { IconLink } from '../../ui/icon-button.tsx'
import './forms.css'
import './frame.css'
import { Logo } from '../../ui/logo.tsx'
import { LanguageLine } from './language-line.tsx'
import { messages } from './messages.ts'

const Poster = deferHydration(async () => (await import('./poster.tsx')).Poster)

/** The bare screen around every view: words on the left, the poster beside them where there is room. */
export function AuthFrame({ children }: { children: ReactNode }) {
  const t = useText(messages)
  return (
    <main className="auth">
      <div className="auth-words">
        <header className="auth-head">
          <Logo />
          <IconLink className="auth-close" label={t('close')} icon={<X />} to="/" />
        </header>
        <div className="auth-view">
          <p className="auth-slogan">
            {t('question')} <span>/</span> {t('action')}
          </p>
          <noscript>
            <p className="form-refusal">{t('needsJavaScript')}</p>
          </noscript>
          {children}
        </div>
        <LanguageLine />
      </div>
      <div className="auth-panel">
        <Poster />
        <p>{t('readingRoom')}</p>
      </div>
    </main>
  )
}
