import { useQuery } from '@tanstack/react-query'
import { CircleCheckBig } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FirstDay, FirstDayStep } from '../../contract/first-day.ts'
import { useText } from '../platform/language.tsx'
import { Button } from '../ui/button.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { Progress } from '../ui/progress.tsx'
import { toast } from '../ui/toast-store.ts'
import { firstDayQuery, useMark } from './first-day-queries.ts'
import { messages } from './messages.ts'
import { AddressStep, ArticleStep, BackupStep, OperatorStep, RulesStep } from './site-steps.tsx'
import { MailStep } from './mail-step.tsx'
import type { StepProps } from './step.tsx'

const STEPS: Record<FirstDayStep, (props: StepProps) => ReactNode> = {
  mail: MailStep,
  address: AddressStep,
  operator: OperatorStep,
  article: ArticleStep,
  rules: RulesStep,
  backup: BackupStep,
}

/** What an operator finds on home until the site is set up, or until they hide it for good. */
export function OperatorSteps() {
  const t = useText(messages)
  const { data, isError, isFetching, refetch } = useQuery(firstDayQuery)
  if (data === undefined)
    return isError ? (
      <div className="wrap pt-6">
        <LoadFailed title={t('loadFailed')} retry={() => void refetch()} busy={isFetching} />
      </div>
    ) : null
  return data.isHidden ? null : <Card firstDay={data} />
}

function Card({ firstDay }: { firstDay: FirstDay }) {
  const t = useText(messages)
  const { steps } = firstDay
  const done = steps.filter(({ isDone }) => isDone).length
  const isAllDone = done === steps.length
  const progress = t('progress', { done, count: steps.length })
  return (
    <div className="wrap pt-6">
      <section aria-labelledby="operator-steps" className="p-5 rounded-card bg-surface">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h2 id="operator-steps" className="text-lg">
            {t('title')}
          </h2>
          <p role="status" className="text-quiet text-sm">
            {isAllDone ? t('allSet') : progress}
          </p>
        </div>
        {isAllDone ? (
          <p className="flex gap-2.5 mt-2 max-w-measure">
            <CircleCheckBig className="flex-none text-accent-text" aria-hidden="true" />
            {t('allSetText')}
          </p>
        ) : (
          <>
            <p className="mt-1 mb-3 max-w-measure text-quiet text-sm">{t('lead')}</p>
            <Progress label={progress} value={done} max={steps.length} />
            <ul className="grid mt-2 lg:grid-cols-2 lg:gap-x-10">
              {steps.map(({ code, isDone }) => {
                const Step = STEPS[code]
                return <Step key={code} isDone={isDone} firstDay={firstDay} />
              })}
            </ul>
          </>
        )}
        <HideButton />
      </section>
    </div>
  )
}

function HideButton() {
  const t = useText(messages)
  const { mutate, isPending } = useMark()
  const hide = () =>
    mutate('hidden', {
      onSuccess: () => toast({ title: t('hidden'), description: t('hiddenText'), tone: 'success' }),
    })
  return (
    <Button size="sm" variant="outline" className="mt-3" busy={isPending} onClick={hide}>
      {t('hide')}
    </Button>
  )
}
