import { useState } from 'react'
import { useIsHydrated } from '../platform/hydrated.ts'
import { useText } from '../platform/language.tsx'
import { areShortcutsOn, setShortcutsOn } from '../platform/shortcut.ts'
import { Switch } from '../ui/switch.tsx'
import { messages } from './messages.ts'

export function ShortcutsSwitch() {
  const t = useText(messages)
  const isAlive = useIsHydrated()
  const [chosen, choose] = useState<boolean>()
  function change(isOn: boolean): void {
    setShortcutsOn(isOn)
    choose(isOn)
  }
  return (
    <Switch
      label={t('shortcuts')}
      description={t('shortcutsText')}
      checked={chosen ?? (!isAlive || areShortcutsOn())}
      onChange={change}
    />
  )
}
