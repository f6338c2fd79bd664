import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Collection } from '../../../contract/collections.ts'
import { useUser } from '../../auth/public.ts'
import { useIsHydrated } from '../../platform/hydrated.ts'
import { useText } from '../../platform/language.tsx'
import { lazyComponent } from '../../platform/lazy-component.ts'
import { Link } from '../../platform/link.tsx'
import { useReturn, useSignInWall } from '../../sign-in-wall/public.ts'
import { Button } from '../../ui/button.tsx'
import { CentredSpinner } from '../../ui/spinner.tsx'
import type { CollectionMine } from '../collection-queries.ts'
import { useMineState } from '../use-collection.ts'
import { FindField } from './find-field.tsx'
import { messages } from './messages.ts'
import { RowsList } from './rows-list.tsx'
import { VIEWS, viewPath, type CollectionView } from './row-view.ts'
import { staying } from './stay.ts'

const ChartView = lazyComponent(async () => (await import('../chart/chart-view.tsx')).ChartView)
const RowDialog = lazyComponent(async () => (await import('../rows/row-dialog.tsx')).RowDialog)

interface RowsPartProps {
  collection: Collection
  mine: CollectionMine
  view: CollectionView
  isOld: boolean
}

/** The data: as a table, as cards or as a chart. Everything that is chosen stands in the address. */
export function RowsPart({ collection, mine, view, isOld }: RowsPartProps) {
  const t = useText(messages)
  const { id } = collection
  const isChart = view.kind === 'chart'
  // A chart is drawn of what is there now.
  const kinds = isOld ? VIEWS.filter((kind) => kind !== 'chart') : VIEWS
  return (
    <section aria-label={t('data', { title: collection.title })} className="mt-6">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <nav aria-label={t('views')} className="chips">
          {kinds.map((kind) => {
            const to = viewPath(id, { ...view, kind })
            const isCurrent = kind === view.kind
            return (
              <Link
                key={kind}
                to={to}
                className="chip"
                aria-current={isCurrent ? 'true' : undefined}
                onClick={staying(to)}
              >
                {t(kind)}
              </Link>
            )
          })}
        </nav>
        {!isChart && <FindField id={id} view={view} />}
        {!isOld && collection.state === 'published' && <AddRow collection={collection} mine={mine} />}
      </div>
      <div className="mt-4">
        {isChart && !isOld ? (
          <Chart collection={collection} view={view} />
        ) : (
          <RowsList collection={collection} mine={mine} view={view} isOld={isOld} />
        )}
      </div>
    </section>
  )
}

/** Drawn by the living page alone: its code is fetched by those who look at one. */
function Chart({ collection, view }: Pick<RowsPartProps, 'collection' | 'view'>) {
  const t = useText(messages)
  const isAlive = useIsHydrated()
  const waiting = <CentredSpinner label={t('loadingRows')} />
  return isAlive ? (
    <Suspense fallback={waiting}>
      <ChartView collection={collection} view={view} />
    </Suspense>
  ) : (
    waiting
  )
}

/** Who may edit adds a row; everybody else may suggest one where the collection takes suggestions. */
function AddRow({ collection, mine }: { collection: Collection; mine: CollectionMine }) {
  const t = useText(messages)
  const { user } = useUser()
  const { guard, wall } = useSignInWall()
  const [isOpen, setOpen] = useState(false)
  const canSuggest = user === null ? collection.editing === 'suggest' : mine.canSuggest
  const isKnown = useMineState(collection.id).state !== 'pending'
  useReturn({ kind: 'collection', part: 'add' }, () => setOpen(true))
  if (!mine.canEdit && !canSuggest) return null
  return (
    <div className="ml-auto">
      <Button
        variant={mine.canEdit ? 'primary' : 'secondary'}
        aria-haspopup="dialog"
        onClick={() => guard({ kind: 'collection', part: 'add' }, () => setOpen(true))}
      >
        <Plus />
        {t(mine.canEdit ? 'addRow' : 'suggestRow')}
      </Button>
      {wall}
      {isOpen && isKnown && (
        <Suspense>
          <RowDialog
            collection={collection}
            row={null}
            isSuggestion={!mine.canEdit}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
