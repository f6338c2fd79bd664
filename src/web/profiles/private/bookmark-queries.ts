import { queryOptions } from '@tanstack/react-query'
import { listBookmarkFolders, listBookmarks } from '../../../contract/bookmarks.ts'
import type { Saved } from '../../library/public.ts'
import { call } from '../../platform/api.ts'
import { pagedQuery } from '../../platform/paged-query.ts'

export const foldersQuery = queryOptions({
  queryKey: [listBookmarkFolders.path],
  queryFn: ({ signal }) => call(listBookmarkFolders, { signal }),
  refetchOnMount: true,
})

/** All, or those of one folder. */
export const bookmarksQuery = (folder: string | null) =>
  pagedQuery<typeof listBookmarks, Saved>(listBookmarks, {
    ...(folder !== null && { query: { folder } }),
    meta: { holds: ['bookmark', 'article', 'page-post'] },
  })
