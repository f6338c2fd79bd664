import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { removeBookmark, setBookmark } from '../../contract/bookmarks.ts'
import { addressOf, call } from '../platform/api.ts'
import { changeMarks, holding, mapHeld, type Subject } from '../platform/content-cache.ts'
import { useOptimistic } from '../platform/use-optimistic.ts'

export const bookmarkParams = ({ type, id }: Subject) => ({ objectType: type, objectId: String(id) })

/** Saves an object or lets it go. `folder` is where it was saved before. */
export function useSave(subject: Subject, folder?: string): (isSaved: boolean) => void {
  const client = useQueryClient()
  const params = bookmarkParams(subject)
  const body = folder === undefined ? {} : { folder }
  return useOptimistic({
    key: [subject.type, subject.id, 'bookmark'],
    before: (isSaved: boolean) => ({ bookmarked: !isSaved }),
    expected: (isSaved) => ({ bookmarked: isSaved }),
    show: (state) => {
      changeMarks(client, subject, state)
      changeSaved(client, subject, state.bookmarked)
    },
    cancel: async () => {
      await client.cancelQueries(holding('marks', subject))
      await client.cancelQueries(holding('bookmark'))
    },
    waiting: (isSaved) =>
      isSaved
        ? { method: setBookmark.method, path: addressOf(setBookmark, params), body }
        : { method: removeBookmark.method, path: addressOf(removeBookmark, params) },
    send: async (isSaved) =>
      isSaved ? call(setBookmark, { params, body }) : call(removeBookmark, { params }),
  })
}

/** What was let go keeps its place in the list of saved objects, in case it is wanted back. */
function changeSaved(client: QueryClient, { type, id }: Subject, isSaved: boolean): void {
  let isListed = false
  client.setQueriesData(holding('bookmark'), (data: unknown) =>
    mapHeld(data, 'bookmark', (saved) => {
      if (saved.objectType !== type || saved.objectId !== id) return saved
      isListed = true
      return { ...saved, isRemoved: !isSaved }
    }),
  )
  if (isSaved && !isListed) void client.invalidateQueries(holding('bookmark'))
}
