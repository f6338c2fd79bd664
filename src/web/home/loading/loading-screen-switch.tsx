import { useState } from 'react'
import { useIsHydrated } from '../../platform/hydrated.ts'
import { useText } from '../../platform/language.tsx'
import { Switch } from '../../ui/switch.tsx'
import { messages } from './messages.ts'
import { isLoadingScreenOff, setLoadingScreenOff } from './skip-setting.ts'

/** For the settings: brings back what "Always skip" took away, and the other way round. */
export function LoadingScreenSwitch() {
  const t = useText(messages)
  const isAlive = useIsHydrated()
  const [chosen, choose] = useState<boolean>()
  const isOn = chosen ?? (!isAlive || !isLoadingScreenOff())
  function change(next: boolean): void {
    setLoadingScreenOff(!next)
    choose(next)
  }
  return <Switch label={t('setting')} description={t('settingText')} checked={isOn} onChange={change} />
}
