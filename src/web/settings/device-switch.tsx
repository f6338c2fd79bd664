import { useState } from 'react'
import { useIsHydrated } from '../platform/hydrated.ts'
import { Switch } from '../ui/switch.tsx'

interface DeviceSwitchProps {
  label: string
  description: string
  read: () => boolean
  save: (isOn: boolean) => void
}

/** A choice of this device that is off until somebody turns it on; the document knows of none. */
export function DeviceSwitch({ label, description, read, save }: DeviceSwitchProps) {
  const isAlive = useIsHydrated()
  const [chosen, choose] = useState<boolean>()
  function change(isOn: boolean): void {
    save(isOn)
    choose(isOn)
  }
  return (
    <Switch
      label={label}
      description={description}
      checked={chosen ?? (isAlive && read())}
      onChange={change}
    />
  )
}
