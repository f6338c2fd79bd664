import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { IQ_SHOWN_AGE } from '../../../contract/iq-rules.ts'
import { WHO_MAY_MENTION, type Privacy } from '../../../contract/privacy-rules.ts'
import { getPrivacy, getProfile, savePrivacy } from '../../../contract/profiles.ts'
import { useUser } from '../../auth/public.ts'
import { addressOf, call, failureOf } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { ChoiceChips } from '../../ui/choice-chips.tsx'
import { FieldError } from '../../ui/field.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Switch } from '../../ui/switch.tsx'
import { messages } from './messages.ts'

const privacyQuery = queryOptions({
  queryKey: [getPrivacy.path],
  queryFn: ({ signal }) => call(getPrivacy, { signal }),
  refetchOnMount: true,
})

const SWITCHES = [
  'showsJoined',
  'showsActivity',
  'showsFollows',
  'isRanked',
  'isIndexed',
  'takesGuildInvites',
  'showsIq',
] as const

type Outcome = { name: keyof Privacy; error?: string | undefined } | null

/** Every change counts at once, and says so beside itself. */
export function PrivacySection() {
  const t = useText(messages)
  const { data, isError, isFetching, refetch } = useQuery(privacyQuery)
  const { outcome, save } = useSaving()
  return (
    <section aria-labelledby="settings-privacy">
      <div>
        <h2 id="settings-privacy">{t('title')}</h2>
        <p>{t('text')}</p>
      </div>
      <div className="grid gap-5 min-w-0">
        {data === undefined && isError && (
          <LoadFailed title={t('loadFailed')} retry={() => void refetch()} busy={isFetching} />
        )}
        {data === undefined && !isError && <Skeleton className="h-72 w-full" />}
        {data !== undefined && (
          <>
            <fieldset className="min-w-0">
              <legend className="mb-2 font-semibold">{t('audience')}</legend>
              <ChoiceChips
                choices={(['public', 'members'] as const).map((value) => ({ value, label: t(value) }))}
                value={data.audience}
                onChange={(audience) => save('audience', { audience })}
              />
              <Said outcome={outcome} name="audience" />
            </fieldset>
            <fieldset className="min-w-0">
              <legend className="mb-2 font-semibold">{t('whoMayMention')}</legend>
              <ChoiceChips
                choices={WHO_MAY_MENTION.map((value) => ({ value, label: t(value) }))}
                value={data.whoMayMention}
                onChange={(whoMayMention) => save('whoMayMention', { whoMayMention })}
              />
              <p className="mt-2 text-sm text-quiet">{t('whoMayMentionText')}</p>
              <Said outcome={outcome} name="whoMayMention" />
            </fieldset>
            {SWITCHES.map((name) => (
              <div key={name}>
                <Switch
                  label={t(name)}
                  description={name === 'showsJoined' ? undefined : t(`${name}Text`, { age: IQ_SHOWN_AGE })}
                  checked={data[name]}
                  onChange={(isOn) => save(name, { [name]: isOn })}
                />
                <Said outcome={outcome} name={name} />
              </div>
            ))}
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
  const { user } = useUser()
  const [outcome, setOutcome] = useState<Outcome>(null)
  const show = (change: Partial<Privacy>) =>
    client.setQueryData(privacyQuery.queryKey, (now) => now && { ...now, ...change })
  async function save(name: keyof Privacy, change: Partial<Privacy>): Promise<void> {
    const before = client.getQueryData(privacyQuery.queryKey)
    setOutcome(null)
    show(change)
    try {
      const answer = await call(savePrivacy, { body: change })
      show({ [name]: answer[name] })
      setOutcome({ name })
      client.removeQueries({ queryKey: [addressOf(getProfile, { id: user?.id ?? 0 })] })
    } catch (error) {
      if (before !== undefined) show({ [name]: before[name] })
      setOutcome({ name, error: failureOf(error, t('notSaved')) })
    }
  }
  return { outcome, save: (name: keyof Privacy, change: Partial<Privacy>) => void save(name, change) }
}

function Said({ outcome, name }: { outcome: Outcome; name: keyof Privacy }) {
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
