import { useQuery } from '@tanstack/react-query'
import { useText } from '../platform/language.tsx'
import { FieldError } from '../ui/field.tsx'
import { Switch } from '../ui/switch.tsx'
import { pushQuery, readPermission } from './device.ts'
import { messages } from './messages.ts'
import { usePushChange } from './use-push-change.ts'

/** The row "Notifications on this device" of the settings. */
export function PushSwitch() {
  const t = useText(messages)
  const permission = readPermission()
  const isPossible = permission === 'default' || permission === 'granted'
  const { data } = useQuery({ ...pushQuery, enabled: isPossible })
  const { change, isPending, failure } = usePushChange()
  const isOn = permission === 'granted' && data?.isOn === true
  return (
    <div className="grid gap-2">
      <Switch
        label={t('label')}
        description={t(isPossible ? (isOn ? 'on' : 'off') : permission)}
        checked={isOn}
        disabled={!isPossible || data === undefined || isPending}
        onChange={(isWanted) => change(isWanted, data?.publicKey ?? '')}
      />
      <div role="alert">
        <FieldError>{failure}</FieldError>
      </div>
    </div>
  )
}
