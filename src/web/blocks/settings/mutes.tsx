import { useQuery } from '@tanstack/react-query'
import { useText } from '../../platform/language.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { mutesQuery } from '../mutes-query.ts'
import { messages } from './messages.ts'
import { MuteForm } from './mute-form.tsx'
import { MuteRow } from './mute-row.tsx'

export function Mutes() {
  const t = useText(messages)
  const { data: mutes, isError, isFetching, refetch } = useQuery({ ...mutesQuery, refetchOnMount: 'always' })
  return (
    <section aria-labelledby="settings-mutes">
      <div>
        <h2 id="settings-mutes" tabIndex={-1} className="outline-none">
          {t('mutes')}
        </h2>
        <p>{t('mutesText')}</p>
      </div>
      <div className="grid gap-6 min-w-0">
        <MuteForm />
        {mutes === undefined && isError && (
          <LoadFailed title={t('mutesFailed')} retry={() => void refetch()} busy={isFetching} />
        )}
        {mutes?.length === 0 && <p className="text-quiet">{t('nothing')}</p>}
        {mutes !== undefined && mutes.length > 0 && (
          <ul className="grid gap-3" aria-label={t('mutes')}>
            {mutes.map((mute) => (
              <MuteRow key={mute.id} mute={mute} />
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
