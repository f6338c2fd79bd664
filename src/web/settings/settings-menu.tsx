import { Settings } from 'lucide-react'
import { useText } from '../platform/language.tsx'
import { lazyComponent } from '../platform/lazy-component.ts'
import { Popover } from '../ui/popover.tsx'
import { messages } from './header-messages.ts'

const SettingsPanel = lazyComponent(async () => (await import('./settings-panel.tsx')).SettingsPanel)

export function SettingsMenu() {
  const t = useText(messages)
  return (
    <Popover label={t('settings')} icon={<Settings />}>
      <SettingsPanel />
    </Popover>
  )
}
