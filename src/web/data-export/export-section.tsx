import { useMutation, useQuery } from '@tanstack/react-query'
import { startDataExport } from '../../contract/data-export.ts'
import { call, failureOf } from '../platform/api.ts'
import { useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import { usePolling } from '../platform/poll.ts'
import { useFresh } from '../reauthentication/public.ts'
import { Button } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { DataSection } from './data-section.tsx'
import { exportQuery, fetchExport, isOnItsWay } from './export-queries.ts'
import { ExportState } from './export-state.tsx'
import { messages } from './messages.ts'

const LOOK_EVERY_MS = 2000

export function ExportSection() {
  const t = useText(messages)
  return (
    <DataSection id="export" title={t('download')} text={t('downloadText')}>
      <div className="text-sm text-quiet">
        <h3 className="font-semibold text-text">{t('inside')}</h3>
        <ul className="list-disc grid gap-1 pl-5 mt-1.5">
          <li>{t('insideTexts')}</li>
          <li>{t('insideMedia')}</li>
          <li>{t('insideRest')}</li>
          <li>{t('insideNot')}</li>
        </ul>
        <Link to="/help-center?page=your-data" className="link inline-block mt-2 font-semibold">
          {t('help')}
        </Link>
      </div>
      <Latest />
    </DataSection>
  )
}

function Latest() {
  const t = useText(messages)
  const everyMs = usePolling(LOOK_EVERY_MS)
  const { fresh, dialog } = useFresh()
  const { data, isError, isFetching, refetch } = useQuery({
    ...exportQuery,
    refetchInterval: ({ state }) => isOnItsWay(state.data?.latest) && everyMs,
  })
  const starting = useMutation({
    mutationFn: async () => fresh(async () => call(startDataExport)),
    // Refused or not: another tab may have begun one.
    onSettled: async () => refetch(),
  })
  const fetching = useMutation({ mutationFn: async (id: number) => fresh(async () => fetchExport(id)) })
  if (data === undefined)
    return isError ? (
      <LoadFailed title={t('notLoaded')} retry={() => void refetch()} busy={isFetching} />
    ) : (
      <Skeleton className="h-11" />
    )
  const { latest, nextAt } = data
  const mayStart = !isOnItsWay(latest) && nextAt === null
  return (
    <div className="grid gap-3">
      <ExportState latest={latest} />
      <div className="flex flex-wrap items-center gap-3">
        {latest?.state === 'ready' && (
          <Button variant="primary" busy={fetching.isPending} onClick={() => fetching.mutate(latest.id)}>
            {t('fetch')}
          </Button>
        )}
        {mayStart && (
          <Button busy={starting.isPending} onClick={() => starting.mutate()}>
            {t('prepare')}
          </Button>
        )}
      </div>
      {latest?.state === 'ready' && nextAt !== null && <p className="text-sm text-quiet">{t('next')}</p>}
      <div role="alert">
        <FieldError>
          {failureOf(starting.error, t('notStarted')) ?? failureOf(fetching.error, t('notFetched'))}
        </FieldError>
      </div>
      {dialog}
    </div>
  )
}
