import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '../../platform/language.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { messages } from './messages.ts'
import { viewQueries } from './view-queries.ts'
import { ViewRow } from './view-row.tsx'

/** One's own saved views: to open, rename, share and delete. */
export function ViewsDialog({ onClose }: { onClose: () => void }) {
  const t = useText(messages)
  const { data, isError, isFetching, refetch } = useQuery(viewQueries.mine)
  const [edited, setEdited] = useState<number | null>(null)
  return (
    <Dialog open title={t('mine')} description={t('mineText')} onClose={onClose}>
      {data === undefined && isError && (
        <LoadFailed title={t('mineFailed')} retry={() => void refetch()} busy={isFetching} />
      )}
      {data === undefined && !isError && <Skeleton className="h-24 w-full" />}
      {data?.items.length === 0 && <p className="text-quiet text-pretty">{t('noneYet')}</p>}
      {data !== undefined && data.items.length > 0 && (
        <ul className="row-list" aria-label={t('mine')}>
          {data.items.map((view) => (
            <ViewRow
              key={view.id}
              view={view}
              isEdited={edited === view.id}
              onEdit={setEdited}
              onOpen={onClose}
            />
          ))}
        </ul>
      )}
    </Dialog>
  )
}
