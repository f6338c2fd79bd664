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
    <main className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="auth-words flex flex-col gap-8 min-w-0 md:px-16 md:py-7">
        <header className="flex items-center min-h-11 pe-12">
          <Logo />
          <IconLink className="auth-close" label={t('close')} icon={<X />} to="/" />
        </header>
        {/* By the window and not by the form: a longer one must not move its tabs under the pointer. */}
        <div className="grid gap-6 md:mt-[7dvh] w-full max-w-form mx-auto mb-auto">
          <p className="auth-slogan">
            {t('question')} <span>/</span> {t('action')}
          </p>
          <noscript>
            <p className="note note-danger text-sm">{t('needsJavaScript')}</p>
          </noscript>
          {children}
        </div>
        <LanguageLine />
      </div>
      <div className="auth-panel sticky top-0 h-dvh overflow-hidden max-lg:hidden">
        <Poster />
        <p>{t('readingRoom')}</p>
      </div>
    </main>
  )
}
