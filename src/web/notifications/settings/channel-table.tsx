import { CHANNELS, type NotificationSettings } from '../../../contract/notifications.ts'
import { useText } from '../../platform/language.tsx'
import type { Change } from './settings-queries.ts'
import { messages } from './messages.ts'

interface ChannelTableProps {
  types: NotificationSettings['types']
  onChange: (type: NonNullable<Change['type']>) => void
}

/** A row for each kind, a column for each way; the name of a box has both. */
export function ChannelTable({ types, onChange }: ChannelTableProps) {
  const t = useText(messages)
  return (
    <div className="min-w-0">
      <table className="w-full text-sm">
        <caption className="mb-2 text-left text-base font-semibold">{t('choices')}</caption>
        <thead>
          <tr className="border-b border-line text-xs text-quiet">
            <th scope="col" className="py-2 text-left font-semibold">
              <span className="sr-only">{t('kind')}</span>
            </th>
            {CHANNELS.map((channel) => (
              <th key={channel} scope="col" className="w-14 px-1 py-2 text-center font-semibold">
                {t(channel)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {types.map(({ name, label, channels }) => (
            <tr key={name} className="border-b border-line">
              <th scope="row" className="py-1 pr-2 text-left font-normal wrap-anywhere">
                {label}
              </th>
              {CHANNELS.map((channel) => (
                <td key={channel} className="p-0 text-center">
                  <label className="inline-grid place-items-center size-11 cursor-pointer">
                    <input
                      type="checkbox"
                      className="size-4.5 cursor-[inherit]"
                      aria-label={`${label}: ${t(channel)}`}
                      checked={channels[channel] && (channel === 'inApp' || channels.inApp)}
                      disabled={channel !== 'inApp' && !channels.inApp}
                      onChange={({ currentTarget }) =>
                        onChange({ name, channels: { ...channels, [channel]: currentTarget.checked } })
                      }
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-sm text-quiet">{t('channelsText')}</p>
    </div>
  )
}
