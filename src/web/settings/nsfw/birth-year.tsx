import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getBirthYear, saveBirthYear } from '../../../contract/nsfw.ts'
import { nsfwQuery, refreshNsfw } from '../../nsfw/public.ts'
import { addressOf, call, failureOf } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { toast } from '../../ui/toast-store.ts'
import { isUnderAge, readYear } from './birth-year-rules.ts'
import { messages } from './messages.ts'

const birthYearQuery = {
  queryKey: [addressOf(getBirthYear)],
  queryFn: async ({ signal }: { signal: AbortSignal }) => call(getBirthYear, { signal }),
  refetchOnMount: true,
}

/** Optional. A year under age is for good, so it is asked about twice. */
export function BirthYear() {
  const t = useText(messages)
  const { data, isError, isFetching, refetch } = useQuery(birthYearQuery)
  if (data === undefined)
    return isError ? (
      <LoadFailed title={t('yearFailed')} retry={() => void refetch()} busy={isFetching} />
    ) : null
  if (data.isUnderAge) return <p>{t('yearFixed', { year: data.birthYear ?? '' })}</p>
  // What was saved elsewhere meanwhile is another form.
  return <YearForm key={data.birthYear} saved={data.birthYear} />
}

function YearForm({ saved }: { saved: number | null }) {
  const t = useText(messages)
  const client = useQueryClient()
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [asked, setAsked] = useState<number | null>(null)

  function submit(form: HTMLFormElement): void {
    const typed = new FormData(form).get('birthYear')
    const year = readYear(typeof typed === 'string' ? typed : '', new Date())
    setError(year === undefined ? t('yearWrong') : undefined)
    if (year === undefined) return
    if (year !== null && isUnderAge(year, new Date())) setAsked(year)
    else void save(year)
  }

  async function save(birthYear: number | null): Promise<void> {
    setAsked(null)
    setBusy(true)
    try {
      const answer = await call(saveBirthYear, { body: { birthYear } })
      client.setQueryData(birthYearQuery.queryKey, answer)
      toast({ title: t(birthYear === null ? 'yearRemoved' : 'yearSaved'), tone: 'success' })
      // Who may be asked, who has answered and what they are shown follows from it.
      await client.invalidateQueries({ queryKey: nsfwQuery.queryKey })
      await refreshNsfw(client)
    } catch (failure) {
      setError(failureOf(failure, t('yearNotSaved')))
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Form className="grid justify-items-start gap-3 w-full max-w-form" busy={isBusy} onSubmit={submit}>
        <Field
          className="max-w-40 tabular-nums"
          name="birthYear"
          label={t('birthYear')}
          hint={t('birthYearHint')}
          error={error}
          defaultValue={saved ?? ''}
          inputMode="numeric"
          autoComplete="bday-year"
          maxLength={6}
          onChange={() => setError(undefined)}
        />
        <Button type="submit" busy={isBusy}>
          {t('save')}
        </Button>
      </Form>
      {asked !== null && (
        <Dialog
          open
          size="sm"
          title={t('sureTitle', { year: asked })}
          description={t('sure')}
          onClose={() => setAsked(null)}
        >
          <DialogActions>
            <Button variant="text" onClick={() => setAsked(null)}>
              {t('cancel')}
            </Button>
            <Button variant="primary" onClick={() => void save(asked)}>
              {t('saveYear', { year: asked })}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  )
}
