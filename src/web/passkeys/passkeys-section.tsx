import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addPasskey, startPasskey } from '../../contract/passkeys.ts'
import { makePasskey } from '../passkey-device/public.ts'
import { call } from '../platform/api.ts'
import { useText } from '../platform/language.tsx'
import { useFresh } from '../reauthentication/public.ts'
import { Section } from '../security/public.ts'
import { Button } from '../ui/button.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { toast } from '../ui/toast-store.ts'
import { messages } from './messages.ts'
import { NameDialog } from './name-dialog.tsx'
import { PasskeyRow } from './passkey-row.tsx'
import { passkeysQuery, useListChange } from './passkey-queries.ts'

export function PasskeysSection() {
  const t = useText(messages)
  const { data, isError, isFetching, refetch } = useQuery(passkeysQuery)
  return (
    <Section id="passkeys" title={t('title')} text={t('text')}>
      {data === undefined && !isError && <Skeleton className="h-11" />}
      {data === undefined && isError && (
        <LoadFailed title={t('notLoaded')} retry={() => void refetch()} busy={isFetching} />
      )}
      {data !== undefined && data.passkeys.length > 0 && (
        <ul className="grid gap-2">
          {data.passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {data !== undefined && data.passkeys.length === 0 && data.isOffered && <p>{t('none')}</p>}
      {data !== undefined && (data.isOffered ? <AddButton /> : <p>{t('notOffered')}</p>)}
    </Section>
  )
}

function AddButton() {
  const t = useText(messages)
  const change = useListChange()
  const { fresh, dialog } = useFresh()
  const [isAsked, setAsked] = useState(false)
  async function add(name: string): Promise<void> {
    const { options } = await fresh(async () => call(startPasskey))
    const made = await makePasskey(options)
    const added = await fresh(async () => call(addPasskey, { body: { name, ...made } }))
    change((all) => [...all, added])
    toast({ title: t('added'), tone: 'success' })
  }
  return (
    <div>
      <Button onClick={() => setAsked(true)}>{t('add')}</Button>
      {isAsked && (
        <NameDialog
          title={t('add')}
          text={t('addText')}
          label={t('add')}
          name={t('nameOfThis')}
          send={add}
          onClose={() => setAsked(false)}
        />
      )}
      {dialog}
    </div>
  )
}
