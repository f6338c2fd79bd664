import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { NsfwState } from '../../../contract/nsfw.ts'
import { useUser } from '../../auth/public.ts'
import {
  ADULT_CHOICES,
  adultChoice,
  nsfwQuery,
  setAdultChoice,
  useNsfw,
  type AdultChoice,
} from '../../nsfw/public.ts'
import { useText } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'
import { ChoiceChips } from '../../ui/choice-chips.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useFailureToast } from '../../ui/use-failure-toast.ts'
import { BirthYear } from './birth-year.tsx'
import { messages } from './messages.ts'

/** What was said about one's age, and how to take it back. It is not there where there is no adult content. */
export function NsfwSection() {
  const t = useText(messages)
  const { user } = useUser()
  const { data: state, isError, isFetching, refetch } = useQuery(nsfwQuery)
  const { withdraw } = useNsfw()
  if (state === undefined ? !isError : !state.isEnabled) return null
  return (
    <section aria-labelledby="settings-adult">
      <div>
        <h2 id="settings-adult">{t('title')}</h2>
        <p>{t('text')}</p>
      </div>
      {state === undefined ? (
        <LoadFailed title={t('failed')} retry={() => void refetch()} busy={isFetching} />
      ) : (
        <div className="grid justify-items-start gap-4">
          <Consent state={state} withdraw={withdraw} />
          {user !== null && <BirthYear />}
        </div>
      )}
    </section>
  )
}

function Consent({ state, withdraw }: { state: NsfwState; withdraw: () => Promise<void> }) {
  const t = useText(messages)
  const showFailure = useFailureToast()
  const status = useRef<HTMLParagraphElement>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: withdraw,
    onSuccess: () => {
      toast({ title: t('withdrawn'), description: t('withdrawnText'), tone: 'success' })
      // The button is gone: the keyboard goes on where the answer stood.
      status.current?.focus()
    },
    onError: showFailure,
  })
  const says = !state.canConsent ? 'underAge' : state.hasConsent ? 'consented' : 'notAsked'
  return (
    <>
      <p ref={status} tabIndex={-1} className="settings-status outline-none">
        {t(says)}
      </p>
      {says === 'consented' && (
        <>
          <HowShown />
          <Button busy={isPending} onClick={() => mutate()}>
            {t('withdraw')}
          </Button>
        </>
      )}
    </>
  )
}

function HowShown() {
  const t = useText(messages)
  const [chosen, choose] = useState(adultChoice)
  function change(choice: AdultChoice): void {
    setAdultChoice(choice)
    choose(choice)
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{t('choice')}</legend>
      <ChoiceChips
        choices={ADULT_CHOICES.map((value) => ({ value, label: t(value) }))}
        value={chosen}
        onChange={change}
      />
      <p role="status" className="mt-2 text-sm text-quiet">
        {t(`${chosen}Text`)}
      </p>
    </fieldset>
  )
}
