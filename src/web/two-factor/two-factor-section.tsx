import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  endTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
  type getTwoFactor,
} from '../../contract/two-factor.ts'
import type { ResponseOf } from '../../contract/endpoint.ts'
import { call, failureOf } from '../platform/api.ts'
import { formatDate } from '../platform/format.ts'
import { useLanguage, useText } from '../platform/language.tsx'
import { useFresh } from '../reauthentication/public.ts'
import { Section } from '../security/public.ts'
import { Button } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { toast } from '../ui/toast-store.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { messages } from './messages.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUpDialog } from './set-up-dialog.tsx'
import { twoFactorQuery } from './two-factor-queries.ts'

export function TwoFactorSection() {
  const t = useText(messages)
  const { data, isError, isFetching, refetch } = useQuery(twoFactorQuery)
  const [codes, setCodes] = useState<string[]>()
  const changed = (shown?: string[]) => {
    setCodes(shown)
    void refetch()
  }
  return (
    <Section id="two-factor" title={t('title')} text={t('text')}>
      {data === undefined && !isError && <Skeleton className="h-11" />}
      {data === undefined && isError && (
        <LoadFailed title={t('notLoaded')} retry={() => void refetch()} busy={isFetching} />
      )}
      {data !== undefined && data.since === null && <WhenOff onCodes={changed} />}
      {data !== undefined && data.since !== null && (
        <WhenOn since={data.since} left={data.recoveryCodesLeft} onChanged={changed} />
      )}
      {codes !== undefined && <RecoveryCodes codes={codes} onClose={() => setCodes(undefined)} />}
    </Section>
  )
}

function WhenOff({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const t = useText(messages)
  const { fresh, dialog } = useFresh()
  const {
    data: setUp,
    mutate,
    isPending,
    error,
    reset,
  } = useMutation({
    mutationFn: async () => fresh(async () => call(startTwoFactor)),
  })
  return (
    <>
      <p>{t('isOff')}</p>
      <FieldError role="alert">{failureOf(error, t('notSent'))}</FieldError>
      <div>
        <Button busy={isPending} onClick={() => mutate()}>
          {t('turnOn')}
        </Button>
      </div>
      {setUp !== undefined && (
        <SetUpDialog
          setUp={setUp}
          fresh={fresh}
          onCodes={(codes) => {
            reset()
            onCodes(codes)
          }}
          onClose={reset}
        />
      )}
      {dialog}
    </>
  )
}

interface WhenOnProps {
  since: NonNullable<ResponseOf<typeof getTwoFactor>['since']>
  left: number
  onChanged: (codes?: string[]) => void
}

function WhenOn({ since, left, onChanged }: WhenOnProps) {
  const t = useText(messages)
  const { language } = useLanguage()
  const { fresh, dialog } = useFresh()
  const [asked, setAsked] = useState<'codes' | 'off'>()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (act: 'codes' | 'off') => {
      if (act === 'codes') return (await fresh(async () => call(renewRecoveryCodes))).recoveryCodes
      await fresh(async () => call(endTwoFactor))
      toast({ title: t('offDone') })
      return undefined
    },
    onSuccess: (codes) => {
      close()
      onChanged(codes)
    },
  })
  function close(): void {
    setAsked(undefined)
    reset()
  }
  const dialogProps = { isBusy: isPending, failure: failureOf(error, t('notSent')), onClose: close }
  return (
    <>
      <div>
        <p className="font-semibold">{t('isOn', { date: formatDate(since, language, true) })}</p>
        <p className="text-sm text-quiet">{t('codesLeft', { count: left })}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setAsked('codes')}>{t('newCodes')}</Button>
        <Button onClick={() => setAsked('off')}>{t('turnOff')}</Button>
      </div>
      {asked === 'codes' && (
        <ConfirmDialog
          title={t('newCodesTitle')}
          text={t('newCodesText')}
          label={t('newCodes')}
          onConfirm={() => mutate('codes')}
          {...dialogProps}
        />
      )}
      {asked === 'off' && (
        <ConfirmDialog
          title={t('offTitle')}
          text={t('offText')}
          label={t('turnOff')}
          onConfirm={() => mutate('off')}
          {...dialogProps}
        />
      )}
      {dialog}
    </>
  )
}
