import { useSyncExternalStore } from 'react'
import { useText } from '../platform/language.tsx'
import { readStored, writeStored } from '../platform/storage.ts'
import { Switch } from '../ui/switch.tsx'
import { messages } from './messages.ts'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(isOn: boolean): void {
  writeStored('notifications', isOn ? 'on' : 'off')
  for (const listener of listeners) listener()
}

/** On unless it was switched off on this device. */
export function NotificationsSwitch() {
  const t = useText(messages)
  const isOn = useSyncExternalStore(
    subscribe,
    () => readStored('notifications') !== 'off',
    () => true,
  )
  return (
    <Switch
      label={t('notifications')}
      description={t('notificationsText')}
      checked={isOn}
      onChange={change}
    />
  )
}
