import { useQuery } from '@tanstack/react-query'
import { Suspense, useState, type ReactNode } from 'react'
import { useIsMember, useUser } from '../auth/public.ts'
import { useHead } from '../platform/head.tsx'
import { useText } from '../platform/language.tsx'
import { lazyComponent } from '../platform/lazy-component.ts'
import { SignInLinks } from '../sign-in-wall/public.ts'
import { LoadFailed } from '../ui/load-failed.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { CentredSpinner } from '../ui/spinner.tsx'
import './iq.css'
import { iqStatusQuery } from './iq-queries.ts'
import { Intro } from './start/intro.tsx'
import { messages } from './start/messages.ts'
import { Standing } from './start/standing.tsx'
import type { StartChoice } from './start/use-start.ts'

const Practice = lazyComponent(async () => (await import('./practice/practice.tsx')).Practice)
const Result = lazyComponent(async () => (await import('./result/result.tsx')).Result)

/** /iq-test: what the test is, the practice before it, and what came of it. */
export function IqPage() {
  const t = useText(messages)
  const isMember = useIsMember()
  useHead({ title: t('title'), description: t('description') })
  return (
    <div className="wrap pt-10 pb-16 max-md:pt-6">
      {isMember ? (
        <ForMember />
      ) : (
        <Intro>
          <p className="mb-4 text-pretty">{t('wall')}</p>
          <SignInLinks kind="library" variant="primary" />
        </Intro>
      )}
    </div>
  )
}

function ForMember() {
  const t = useText(messages)
  const { user } = useUser()
  const [choice, setChoice] = useState<StartChoice | null>(null)
  const { data, isError, isFetching, refetch } = useQuery({
    ...iqStatusQuery,
    enabled: user !== null,
    refetchOnMount: 'always',
  })
  if ((data ?? user)?.iqTestTaken === true) return <Late what={<Result />} />
  if (choice !== null) return <Late what={<Practice choice={choice} onBack={() => setChoice(null)} />} />
  return (
    <Intro>
      {data !== undefined ? (
        <Standing status={data} onStart={setChoice} />
      ) : isError ? (
        <LoadFailed title={t('failed')} retry={() => void refetch()} busy={isFetching} />
      ) : (
        <Skeleton className="h-96 w-full" />
      )}
    </Intro>
  )
}

function Late({ what }: { what: ReactNode }) {
  return <Suspense fallback={<CentredSpinner />}>{what}</Suspense>
}
