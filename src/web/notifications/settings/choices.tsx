import { useQuery } from '@tanstack/react-query'
import { useText } from '../../platform/language.tsx'
import { PushSwitch } from '../../push/public.ts'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Switch } from '../../ui/switch.tsx'
import { ChannelTable } from './channel-table.tsx'
import { messages } from './messages.ts'
import { QuietHours } from './quiet-hours.tsx'
import { settingsQuery, useSaveSettings } from './settings-queries.ts'
import { ownZone } from './time-zones.ts'

/** Below the master switch, for members: what they are told about, how, and when not. */
export function Choices() {
  const t = useText(messages)
  const { data, isError, isFetching, refetch } = useQuery(settingsQuery)
  const save = useSaveSettings()
  if (data === undefined && isError)
    return <LoadFailed title={t('loadFailed')} retry={() => void refetch()} busy={isFetching} />
  if (data === undefined) return <Skeleton className="h-160 w-full" />
  return (
    <fieldset disabled={!data.isOn} className="grid gap-6 min-w-0">
      <legend className="sr-only">{t('choices')}</legend>
      {!data.isOn && (
        <p role="status" className="text-sm text-quiet">
          {t('isOff')}
        </p>
      )}
      <ChannelTable types={data.types} onChange={(type) => save({ type })} />
      <PushSwitch />
      <Switch
        label={t('digest')}
        description={t('digestText')}
        checked={data.hasDigest}
        disabled={!data.isOn}
        onChange={(hasDigest) => save({ hasDigest, ...ownZone(data.timeZone) })}
      />
      <QuietHours settings={data} onChange={save} />
    </fieldset>
  )
}
