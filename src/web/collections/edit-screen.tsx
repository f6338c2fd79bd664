import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Collection } from '../../contract/collections.ts'
import { useIsMember } from '../auth/public.ts'
import { useText } from '../platform/language.tsx'
import { navigate } from '../platform/location.ts'
import { toast } from '../ui/toast-store.ts'
import { forgetLists } from './collection-cache.ts'
import { pathOfCollection } from './collection-path.ts'
import { CollectionSubpage } from './collection-subpage.tsx'
import { CollectionWall } from './collection-wall.tsx'
import { CollectionForm } from './form/collection-form.tsx'
import { valuesOf } from './form/collection-values.ts'
import { EditorsSection } from './form/editors-section.tsx'
import { messages } from './form/messages.ts'
import { useCollectionForm } from './form/use-collection-form.ts'
import { NotYours } from './not-yours.tsx'
import { WithCollection } from './with-collection.tsx'

/** /collection/{id}/edit, for its owner. */
export function EditScreen({ params }: { params: Record<string, string> }) {
  const t = useText(messages)
  const isMember = useIsMember()
  if (!isMember) return <CollectionWall title={t('editTitle')} />
  return (
    <WithCollection id={params['id']}>
      {(collection, mine) => (
        <CollectionSubpage collection={collection} title={t('editTitle')}>
          {mine.canManage ? (
            <Edit collection={collection} />
          ) : (
            <NotYours collection={collection} title={t('notYours')} text={t('notYoursText')} />
          )}
        </CollectionSubpage>
      )}
    </WithCollection>
  )
}

function Edit({ collection }: { collection: Collection }) {
  const t = useText(messages)
  const client = useQueryClient()
  const [edited] = useState(collection)
  const [initial] = useState(() => valuesOf(collection))
  const form = useCollectionForm({
    initial,
    edited,
    csv: null,
    onSaved: ({ id }) => {
      forgetLists(client)
      toast({ title: t('saved'), tone: 'success' })
      navigate(pathOfCollection(id))
    },
  })
  return (
    <>
      <CollectionForm
        prefix="edit-collection"
        form={form}
        submit={t('save')}
        hasSaved
        cancelTo={pathOfCollection(collection.id)}
      />
      <EditorsSection collectionId={collection.id} />
    </>
  )
}
