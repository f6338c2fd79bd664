import { useQuery } from '@tanstack/react-query'
import { useIsMember } from '../../auth/public.ts'
import { useIsHydrated } from '../../platform/hydrated.ts'
import { useText } from '../../platform/language.tsx'
import { Switch } from '../../ui/switch.tsx'
import { keepSwitch, useSwitchedOn } from '../switch-store.ts'
import { messages } from './messages.ts'
import { settingsQuery, useSaveSettings } from './settings-queries.ts'

interface MasterSwitchProps {
  label: string
  /** What is said to visitors, whose choice stays on their device. */
  deviceText: string
}

/** All of it, on or off: a member's choice belongs to the account, a visitor's to the device. */
export function MasterSwitch({ label, deviceText }: MasterSwitchProps) {
  const t = useText(messages)
  const isAlive = useIsHydrated()
  const isMember = useIsMember()
  // Asked by whoever shows it; this device has a copy until then, and when it does not arrive.
  useQuery({ ...settingsQuery, enabled: isMember && isAlive })
  const save = useSaveSettings()
  const isOn = useSwitchedOn()
  return (
    <Switch
      label={label}
      description={isMember ? t('accountText') : deviceText}
      checked={isOn}
      onChange={(next) => (isMember ? save({ isOn: next }) : keepSwitch(next))}
    />
  )
}
