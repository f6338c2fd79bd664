import type { ReactNode } from 'react'
import type { Collection } from '../../contract/collections.ts'
import { useText } from '../platform/language.tsx'
import { NotFoundPage } from '../platform/not-found.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { CentredSpinner } from '../ui/spinner.tsx'
import type { CollectionMine } from './collection-queries.ts'
import { readCollectionId } from './read-collection-id.ts'
import { messages } from './single/messages.ts'
import { useCollection, useCollectionMine } from './use-collection.ts'

interface WithCollectionProps {
  id: string | undefined
  children: (collection: Collection, mine: CollectionMine) => ReactNode
}

/** Draws something about a collection once it is there; without one, the page for what is not there. */
export function WithCollection({ id: written, children }: WithCollectionProps) {
  const id = readCollectionId(written)
  return id === null ? <NotFoundPage /> : <Loaded id={id}>{children}</Loaded>
}

function Loaded({ id, children }: { id: number; children: WithCollectionProps['children'] }) {
  const t = useText(messages)
  const loaded = useCollection(id)
  const mine = useCollectionMine(id)
  if (loaded.state === 'found') return children(loaded.collection, mine)
  // An adult one is asked about on its own page.
  if (loaded.state === 'missing' || loaded.state === 'adult') return <NotFoundPage />
  if (loaded.state === 'pending') return <CentredSpinner label={t('loading')} />
  return <LoadFailed title={t('loadFailed')} retry={loaded.retry} busy={loaded.isBusy} />
}
