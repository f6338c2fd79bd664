import { Armchair, Languages, PenLine, UsersRound, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from '../../../contract/messages.ts'
import { SIGN_UP_PATH } from '../../auth/public.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { usePageState } from '../../platform/page-state.tsx'
import { useCopyLink } from '../../reactions/public.ts'
import { messages } from './messages.ts'

/** The first three things to do, each done by a click on it. */
export function FirstSteps() {
  const t = useText(messages)
  const { hasSession } = usePageState()
  return (
    <section aria-labelledby="first-day">
      <h2 id="first-day">{t('firstDayTitle')}</h2>
      <p className="max-w-measure mt-2 text-quiet">{t('lead')}</p>
      <p className="max-w-measure mt-2 text-quiet">{t('firstDayText')}</p>
      <ol className="steps grid gap-8 mt-6 max-md:grid-cols-1 max-md:gap-6">
        {hasSession ? (
          <InviteStep />
        ) : (
          <Step
            Icon={Armchair}
            title={
              <Link to={SIGN_UP_PATH} className="card-link">
                {t('stepAccount')}
              </Link>
            }
            text={t('stepAccountText')}
          />
        )}
        <Step
          Icon={PenLine}
          title={
            <Link to="/create-article" className="card-link">
              {t('stepWrite')}
            </Link>
          }
          text={t('stepWriteText')}
        />
        <LanguageStep />
      </ol>
    </section>
  )
}

function InviteStep() {
  const t = useText(messages)
  const { siteName } = usePageState()
  const copyLink = useCopyLink()
  async function invite(): Promise<void> {
    if (!('share' in navigator)) return copyLink('/')
    // Whoever closes the sheet thought better of it.
    await navigator.share({ title: siteName, url: new URL('/', location.origin).href }).catch(() => {})
  }
  return (
    <Step
      Icon={UsersRound}
      title={
        <button type="button" className="card-link text-start" onClick={() => void invite()}>
          {t('stepInvite')}
        </button>
      }
      text={t('stepInviteText')}
    />
  )
}

function LanguageStep() {
  const t = useText(messages)
  const { language, setLanguage } = useLanguage()
  return (
    <Step Icon={Languages} title={t('stepLanguage')} text={t('stepLanguageText')}>
      <div role="group" aria-label={t('stepLanguage')} className="flex flex-wrap gap-x-5 mt-1">
        {LANGUAGES.map((offered) => (
          <button
            key={offered}
            type="button"
            lang={LANGUAGE_TAGS[offered]}
            className="link min-h-11 aria-pressed:font-semibold aria-pressed:no-underline"
            aria-pressed={offered === language}
            onClick={() => setLanguage(offered)}
          >
            {LANGUAGE_NAMES[offered]}
          </button>
        ))}
      </div>
    </Step>
  )
}

interface StepProps {
  Icon: LucideIcon
  title: ReactNode
  text: string
  children?: ReactNode
}

function Step({ Icon, title, text, children }: StepProps) {
  return (
    <li className="relative pt-4 border-t border-line">
      <Icon className="text-accent-text" aria-hidden="true" />
      <h3 className="mt-3 mb-1 font-read text-xl font-bold">{title}</h3>
      <p className="text-quiet">{text}</p>
      {children}
    </li>
  )
}
