import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { WHO_MAY_MESSAGE } from '../../../contract/conversations.ts'
import {
  getMessageSettings,
  saveMessageSettings,
  type MessageSettings,
} from '../../../contract/message-acts.ts'
import { call, failureOf } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { ChoiceChips } from '../../ui/choice-chips.tsx'
import { FieldError } from '../../ui/field.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Switch } from '../../ui/switch.tsx'
import { messages } from './messages.ts'

const settingsQuery = queryOptions({
  queryKey: [getMessageSettings.path],
  queryFn: ({ signal }) => call(getMessageSettings, { signal }),
  refetchOnMount: true,
})

type Outcome = { name: keyof MessageSettings; error?: string | undefined } | null

/** Every change counts at once, and says so beside itself. */
export function MessageSection() {
  const t = useText(messages)
  const { data, isError, isFetching, refetch } = useQuery(settingsQuery)
  const { outcome, save } = useSaving()
  return (
    <section aria-labelledby="settings-messages">
      <div>
        <h2 id="settings-messages">{t('title')}</h2>
        <p>{t('text')}</p>
      </div>
      <div className="grid gap-5 min-w-0">
        {data === undefined && isError && (
          <LoadFailed title={t('loadFailed')} retry={() => void refetch()} busy={isFetching} />
        )}
        {data === undefined && !isError && <Skeleton className="h-24 w-full" />}
        {data !== undefined && (
          <>
            <fieldset className="min-w-0">
              <legend className="mb-2 font-semibold">{t('whoMay')}</legend>
              <ChoiceChips
                choices={WHO_MAY_MESSAGE.map((value) => ({ value, label: t(value) }))}
                value={data.whoMay}
                onChange={(whoMay) => save('whoMay', { whoMay })}
              />
              <p className="mt-2 text-sm text-quiet">{t(`${data.whoMay}Text`)}</p>
              <Said outcome={outcome} name="whoMay" />
            </fieldset>
            <div>
              <Switch
                label={t('hasReceipts')}
                description={t('hasReceiptsText')}
                checked={data.hasReceipts}
                onChange={(hasReceipts) => save('hasReceipts', { hasReceipts })}
              />
              <Said outcome={outcome} name="hasReceipts" />
            </div>
          </>
        )}
      </div>
    </section>
  )
}

/** What was chosen shows at once; what was refused is put back. */
function useSaving() {
  const t = useText(messages)
  const client = useQueryClient()
  const [outcome, setOutcome] = useState<Outcome>(null)
  const show = (change: Partial<MessageSettings>) =>
    client.setQueryData(settingsQuery.queryKey, (now) => now && { ...now, ...change })
  async function save(name: keyof MessageSettings, change: Partial<MessageSettings>): Promise<void> {
    const before = client.getQueryData(settingsQuery.queryKey)
    setOutcome(null)
    show(change)
    try {
      const answer = await call(saveMessageSettings, { body: change })
      show({ [name]: answer[name] })
      setOutcome({ name })
    } catch (error) {
      if (before !== undefined) show({ [name]: before[name] })
      setOutcome({ name, error: failureOf(error, t('notSaved')) })
    }
  }
  return {
    outcome,
    save: (name: keyof MessageSettings, change: Partial<MessageSettings>) => void save(name, change),
  }
}

function Said({ outcome, name }: { outcome: Outcome; name: keyof MessageSettings }) {
  const t = useText(messages)
  const isOwn = outcome?.name === name
  return (
    <div role="status" className="text-sm">
      {isOwn && outcome.error === undefined && (
        <p className="flex items-center gap-1.5 mt-1 text-ok icons-4">
          <Check aria-hidden="true" />
          {t('saved')}
        </p>
      )}
      {isOwn && <FieldError>{outcome.error}</FieldError>}
    </div>
  )
}
