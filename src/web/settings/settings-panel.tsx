import { useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import { messages } from './messages.ts'
import { NotificationsSwitch } from './notifications-switch.tsx'
import './settings.css'
import { ThemePicker } from './theme-picker.tsx'

export function SettingsPanel() {
  const t = useText(messages)
  return (
    <>
      <h2 className="mb-3 font-bold">{t('theme')}</h2>
      <ThemePicker />
      <div className="my-4 border-t border-line" />
      <NotificationsSwitch />
      <div className="my-4 border-t border-line" />
      <Link to="/settings" className="link text-sm">
        {t('allSettings')}
      </Link>
    </>
  )
}
