import { ArrowUpRight, AtSign, Rss, Send } from 'lucide-react'
import { COPYRIGHT_YEAR } from '../../../contract/limits.ts'
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from '../../../contract/messages.ts'
import { CookieChoicesButton } from '../../consent/public.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'
import { usePageState } from '../../platform/page-state.tsx'
import './footer.css'
import { messages as frameMessages } from '../messages.ts'
import { messages } from './page-end-messages.ts'
import { Logo } from '../../ui/logo.tsx'

export function Footer() {
  const t = useText(messages)
  const frame = useText(frameMessages)
  const { siteName } = usePageState()
  return (
    <footer className="footer relative mt-20 border-t border-line text-quiet text-sm max-md:mt-14">
      <div className="wrap footer-in grid gap-10 pt-10 pb-8 max-md:grid-cols-[1fr_1fr] max-md:gap-7">
        <div className="max-lg:col-span-full">
          <Logo size={24} />
          <p className="max-w-[34ch] mt-3">{t('description')}</p>
        </div>
        <nav aria-label={t('resources')}>
          <h2>{t('resources')}</h2>
          <Link to="/help-center">{t('helpCentre')}</Link>
          <Link to="/database">{t('database')}</Link>
          <Link to="/iq-test">{frame('iqTest')}</Link>
          <Link to="/honor">{t('leaderboard')}</Link>
          <a href="/api/docs" target="_blank" rel="noopener">
            {t('api')}
            <ArrowUpRight size={14} aria-hidden="true" />
            <span className="sr-only">{t('opensNewTab')}</span>
          </a>
        </nav>
        <nav aria-label={t('legal')}>
          <h2>{t('legal')}</h2>
          <Link to="/terms-of-service">{t('terms')}</Link>
          <Link to="/privacy-policy">{t('privacy')}</Link>
          <Link to="/cookie-policy">{t('cookies')}</Link>
          <CookieChoicesButton>{t('cookieChoices')}</CookieChoicesButton>
        </nav>
        <Languages />
      </div>
      <div className="wrap flex items-center justify-between gap-x-6 gap-y-3 pt-4 pb-6 max-md:flex-wrap">
        <p>{t('copyright', { year: COPYRIGHT_YEAR, siteName })}</p>
        <p className="slogan inline-flex items-center font-read text-base/[1.25rem] font-normal">
          Question <i className="lean w-[2.5px] h-4 mx-2.5 bg-accent" aria-hidden="true" />
          <span className="sr-only">/</span> Action
        </p>
        <ul className="flex gap-4">
          {[
            { label: t('feedIcon'), Icon: Rss },
            { label: t('contactIcon'), Icon: AtSign },
            { label: t('channelIcon'), Icon: Send },
          ].map(({ label, Icon }) => (
            <li key={label}>
              {/* Spec 2.6: social icons without targets. */}
              <Icon size={18} strokeWidth={1.75} role="img" aria-label={label} />
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}

function Languages() {
  const t = useText(frameMessages)
  const { language, setLanguage } = useLanguage()
  return (
    <div role="group" aria-label={t('language')}>
      <h2>{t('language')}</h2>
      {LANGUAGES.map((code) => (
        <button
          key={code}
          type="button"
          lang={LANGUAGE_TAGS[code]}
          aria-pressed={code === language}
          onClick={() => setLanguage(code)}
        >
          {LANGUAGE_NAMES[code]}
        </button>
      ))}
    </div>
  )
}
