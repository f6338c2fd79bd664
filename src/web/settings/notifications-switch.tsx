import { useEffect, useState } from 'react'
import { useText } from '../platform/language.tsx'
import { readStored, writeStored } from '../platform/storage.ts'
import { Switch } from '../ui/switch.tsx'
import { messages } from './messages.ts'

/** On unless it was switched off on this device. */
export function NotificationsSwitch() {
  const t = useText(messages)
  const [isOn, setOn] = useState(true)
  useEffect(() => setOn(readStored('notifications') !== 'off'), [])
  function change(next: boolean): void {
    setOn(next)
    writeStored('notifications', next ? 'on' : 'off')
  }
  return <Switch label={t('notifications')} description={t('notificationsText')} checked={isOn} onChange={change} />
}
