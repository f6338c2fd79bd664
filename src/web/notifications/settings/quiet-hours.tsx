import type { NotificationSettings } from '../../../contract/notifications.ts'
import { useText } from '../../platform/language.tsx'
import { FieldFrame } from '../../ui/field.tsx'
import { messages } from './messages.ts'
import type { Change } from './settings-queries.ts'
import { DEFAULT_ZONE, HOURS, ownZone, zonesWith } from './time-zones.ts'

interface QuietHoursProps {
  settings: NotificationSettings
  onChange: (change: Change) => void
}

/** A change of an hour also says where the clock is, until a time zone was chosen. */
export function QuietHours({ settings, onChange }: QuietHoursProps) {
  const t = useText(messages)
  const { quietFrom, quietUntil } = settings
  const timeZone = settings.timeZone ?? DEFAULT_ZONE
  const choose = (change: Change): void => onChange({ ...ownZone(settings.timeZone), ...change })
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{t('quiet')}</legend>
      <p className="mt-1 mb-3 text-sm text-quiet">{t('quietText')}</p>
      <div className="grid grid-cols-2 gap-3 min-w-0">
        <HourSelect
          id="quiet-from"
          label={t('from')}
          value={quietFrom}
          onChange={(hour) => choose({ quietFrom: hour })}
        />
        <HourSelect
          id="quiet-until"
          label={t('until')}
          value={quietUntil}
          onChange={(hour) => choose({ quietUntil: hour })}
        />
        <div className="col-span-2 min-w-0">
          <FieldFrame id="quiet-zone" label={t('timeZone')}>
            <select
              id="quiet-zone"
              className="input"
              value={timeZone}
              onChange={({ currentTarget }) => onChange({ timeZone: currentTarget.value })}
            >
              {zonesWith(timeZone).map((zone) => (
                <option key={zone}>{zone}</option>
              ))}
            </select>
          </FieldFrame>
        </div>
      </div>
    </fieldset>
  )
}

interface HourSelectProps {
  id: string
  label: string
  value: number
  onChange: (hour: number) => void
}

function HourSelect({ id, label, value, onChange }: HourSelectProps) {
  return (
    <FieldFrame id={id} label={label}>
      <select
        id={id}
        className="input"
        value={value}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
      >
        {HOURS.map((option) => (
          <option key={option.hour} value={option.hour}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
