import { useQueryClient } from '@tanstack/react-query'
import type { RefObject } from 'react'
import type { Article } from '../../contract/articles.ts'
import { withItems } from '../platform/paged-query.ts'
import { rememberSaved } from '../write/public.ts'
import { leaveRow } from './leave-row.ts'
import { ownQuery } from './library-queries.ts'

/** A draft of the list with another date, with none, or published: then it is no draft any longer. */
export function useTakeDraft(row: RefObject<HTMLElement | null>): (article: Article) => void {
  const client = useQueryClient()
  return (article) => {
    const { id, state, publishAt } = article
    const { queryKey } = ownQuery('draft')
    void client.cancelQueries({ queryKey })
    if (state === 'published') leaveRow(row.current)
    else if (publishAt === null) row.current?.querySelector('a')?.focus({ preventScroll: true })
    client.setQueryData(queryKey, (data) =>
      withItems(data, (items) =>
        state === 'published'
          ? items.filter((item) => item.id !== id)
          : items.map((item) => (item.id === id ? { ...item, publishAt } : item)),
      ),
    )
    rememberSaved(client, { articleId: id, article })
  }
}
