import type { ReactNode } from 'react'
import type { CollectionCard } from '../../contract/collections.ts'
import { CollectionRow } from '../collections/public.ts'

/** A row has no foot of its own: what can be done with it stands under its words. */
export function SavedCollection({ collection, foot }: { collection: CollectionCard; foot: ReactNode }) {
  return (
    <>
      <CollectionRow collection={collection} heading="h2" />
      <div className="-mt-5 pb-5">{foot}</div>
    </>
  )
}
