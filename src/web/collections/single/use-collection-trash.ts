import { useQueryClient } from '@tanstack/react-query'
import { deleteCollection, restoreCollection, type Collection } from '../../../contract/collections.ts'
import { useUser } from '../../auth/public.ts'
import { call } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { navigate } from '../../platform/location.ts'
import { useTrash } from '../../reactions/public.ts'
import { changeCollection, forgetLists } from '../collection-cache.ts'
import { collectionQueries } from '../collection-queries.ts'
import { messages } from './menu-messages.ts'

/** Its owner can have it back; for a moderator it is gone, and so is its screen. */
export function useCollectionTrash(collection: Collection) {
  const { id } = collection
  const t = useText(messages)
  const client = useQueryClient()
  const { user } = useUser()
  const isOwn = user !== null && collection.author?.id === user.id
  const params = { id: String(id) }
  return useTrash<Collection>({
    type: 'collection',
    id,
    object: collection,
    deleted: { state: 'deleted' },
    title: t('deletedToast'),
    isInLibrary: false,
    canUndo: isOwn,
    isOptimistic: false,
    show: (change) => {
      if (isOwn) changeCollection(client, id, change)
    },
    remove: async () => {
      await call(deleteCollection, { params })
      forgetLists(client)
      if (isOwn) return
      navigate('/database?tab=collections')
      client.setQueryData(collectionQueries.detail(id).queryKey, null)
    },
    restore: async () => {
      const restored = await call(restoreCollection, { params })
      forgetLists(client)
      return restored
    },
  })
}
