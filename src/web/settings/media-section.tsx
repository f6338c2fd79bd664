import { useText } from '../platform/language.tsx'
import { choose, isChosen } from '../platform/sparing.ts'
import { readStored, removeStored, writeStored } from '../platform/storage.ts'
import { DeviceSwitch } from './device-switch.tsx'
import { messages } from './device-messages.ts'

/** What is fetched and played without being asked for, on this device. */
export function MediaSection() {
  const t = useText(messages)
  return (
    <section aria-labelledby="settings-media">
      <div>
        <h2 id="settings-media">{t('media')}</h2>
        <p>{t('mediaText')}</p>
      </div>
      <div className="grid gap-5 content-start">
        <DeviceSwitch
          label={t('autoplay')}
          description={t('autoplayText')}
          read={() => readStored('autoplay-video') === 'on'}
          save={(isOn) => (isOn ? writeStored('autoplay-video', 'on') : removeStored('autoplay-video'))}
        />
        <DeviceSwitch
          label={t('dataSaver')}
          description={t('dataSaverText')}
          read={() => isChosen('data-saver')}
          save={(isOn) => choose('data-saver', isOn)}
        />
      </div>
    </section>
  )
}
