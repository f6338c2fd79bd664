import { useQueryClient } from '@tanstack/react-query'
import { listCollections } from '../../../contract/collections.ts'
import { CollectionRow } from '../../collections/public.ts'
import { useText } from '../../platform/language.tsx'
import { pagedQuery } from '../../platform/paged-query.ts'
import { usePagedList } from '../../ui/use-paged-list.ts'
import { messages } from './collections-messages.ts'
import { ProfileList } from './profile-list.tsx'

/** The collections that somebody keeps; nothing where there are none, or none arrive. */
export function CollectionsPart({ id }: { id: number }) {
  const t = useText(messages)
  const client = useQueryClient()
  const query = { author: String(id) }
  const { items = [], ...list } = usePagedList(
    pagedQuery(listCollections, { query, meta: { holds: ['collection'] }, client }),
  )
  if (items.length === 0) return null
  return (
    <section aria-labelledby="profile-collections" className="min-w-0 pb-4">
      <div className="section-head">
        <h2 id="profile-collections">{t('collections')}</h2>
      </div>
      <ProfileList list={list} items={items} empty={null}>
        {(collection) => (
          <li key={collection.id}>
            <CollectionRow collection={collection} />
          </li>
        )}
      </ProfileList>
    </section>
  )
}
