import { Check } from 'lucide-react'
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from '../../contract/messages.ts'
import { LoadingScreenSwitch } from '../home/public.ts'
import { useHead } from '../platform/head.tsx'
import { useLanguage, useText } from '../platform/language.tsx'
import { NsfwSection } from './nsfw/nsfw-section.tsx'
import { LanguagesSection } from './languages/languages-section.tsx'
import { messages } from './messages.ts'
import { NotificationsSwitch } from './notifications-switch.tsx'
import { ShortcutsSwitch } from './shortcuts-switch.tsx'
import './settings.css'
import { ThemePicker } from './theme-picker.tsx'

export function SettingsPage() {
  const t = useText(messages)
  const { language, setLanguage } = useLanguage()
  useHead({ title: t('settings'), description: t('settingsText'), isIndexable: false })
  return (
    <div className="wrap settings pt-12 max-md:pt-7">
      <h1 className="page-title">{t('settings')}</h1>
      <p className="mt-2 text-quiet">{t('settingsText')}</p>
      <section aria-labelledby="settings-theme">
        <div>
          <h2 id="settings-theme">{t('theme')}</h2>
          <p>{t('themeText')}</p>
        </div>
        <ThemePicker />
      </section>
      <section aria-labelledby="settings-language">
        <div>
          <h2 id="settings-language">{t('language')}</h2>
          <p>{t('languageText')}</p>
        </div>
        <fieldset className="theme-group">
          <legend className="sr-only">{t('language')}</legend>
          {LANGUAGES.map((code) => (
            <button
              key={code}
              type="button"
              lang={LANGUAGE_TAGS[code]}
              className="theme-option"
              aria-pressed={code === language}
              onClick={() => setLanguage(code)}
            >
              {LANGUAGE_NAMES[code]}
              {code === language && <Check className="theme-mark" aria-hidden="true" />}
            </button>
          ))}
        </fieldset>
      </section>
      <LanguagesSection />
      <section aria-label={t('notifications')} className="settings-wide grid-cols-1">
        <NotificationsSwitch />
        <LoadingScreenSwitch />
        <ShortcutsSwitch />
      </section>
      <NsfwSection />
    </div>
  )
}
