import { Check } from 'lucide-react'
import { LANGUAGE_NAMES, LANGUAGE_TAGS, LANGUAGES } from '../../contract/messages.ts'
import { setTextSize, TEXT_SIZES, useTextSize } from '../articles/public.ts'
import { useIsMember } from '../auth/public.ts'
import { LoadingScreenSwitch } from '../home/public.ts'
import { NotificationChoices } from '../notifications/public.ts'
import { useIsHydrated } from '../platform/hydrated.ts'
import { useLanguage, useText } from '../platform/language.tsx'
import { choose, isChosen } from '../platform/sparing.ts'
import { messages as deviceMessages } from './device-messages.ts'
import { DeviceSwitch } from './device-switch.tsx'
import { messages } from './messages.ts'
import { NotificationsSwitch } from './notifications-switch.tsx'
import { ShortcutsSwitch } from './shortcuts-switch.tsx'
import { ThemePicker } from './theme-picker.tsx'

export function ThemeSection() {
  const t = useText(messages)
  return (
    <section aria-labelledby="settings-theme">
      <div>
        <h2 id="settings-theme">{t('theme')}</h2>
        <p>{t('themeText')}</p>
      </div>
      <ThemePicker />
    </section>
  )
}

export function LanguageSection() {
  const t = useText(messages)
  const { language, setLanguage } = useLanguage()
  return (
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
  )
}

/** The same choice as in the menu of an article. */
export function TextSizeSection() {
  const t = useText(messages)
  const size = useTextSize()
  return (
    <section aria-labelledby="settings-text-size">
      <div>
        <h2 id="settings-text-size">{t('textSize')}</h2>
        <p>{t('textSizeText')}</p>
      </div>
      <fieldset className="theme-group">
        <legend className="sr-only">{t('textSize')}</legend>
        {TEXT_SIZES.map((choice) => (
          <button
            key={choice}
            type="button"
            className="theme-option"
            aria-pressed={choice === size}
            onClick={() => setTextSize(choice)}
          >
            {t(`size_${choice}`)}
            {choice === size && <Check className="theme-mark" aria-hidden="true" />}
          </button>
        ))}
      </fieldset>
    </section>
  )
}

export function InterfaceSection() {
  const t = useText(messages)
  const device = useText(deviceMessages)
  return (
    <section aria-labelledby="settings-interface">
      <div>
        <h2 id="settings-interface">{t('interface')}</h2>
        <p>{t('interfaceText')}</p>
      </div>
      <div className="grid gap-5 content-start">
        <LoadingScreenSwitch />
        <DeviceSwitch
          label={device('reduceMotion')}
          description={device('reduceMotionText')}
          read={() => isChosen('reduce-motion')}
          save={(isOn) => choose('reduce-motion', isOn)}
        />
        <ShortcutsSwitch />
      </div>
    </section>
  )
}

export function NotificationsSection() {
  const t = useText(messages)
  const isAlive = useIsHydrated()
  const isMember = useIsMember()
  return (
    <section aria-labelledby="settings-notifications">
      <div>
        <h2 id="settings-notifications">{t('notifications')}</h2>
        <p>{t('notificationsIntro')}</p>
      </div>
      <div className="grid gap-5 content-start min-w-0">
        <NotificationsSwitch />
        {isMember && isAlive && <NotificationChoices />}
      </div>
    </section>
  )
}
