import type { QueryClient } from '@tanstack/react-query'
import type { PagePost, PagePostMarks } from '../../contract/page-posts.ts'
import { changeMarks as changeMarksOf, changeObject, holding, mapHeld } from '../platform/content-cache.ts'

export function changePost(client: QueryClient, id: number, change: Partial<PagePost>): void {
  changeObject(client, { type: 'page-post', id }, change)
}

export function changeMarks(client: QueryClient, id: number, change: Partial<PagePostMarks>): void {
  changeMarksOf(client, { type: 'page-post', id }, change)
}

/** The ids of everything by one author that has been shown. */
export function postsBy(client: QueryClient, authorId: number): Set<number> {
  const found = new Set<number>()
  for (const [, data] of client.getQueriesData(holding('page-post')))
    mapHeld(data, 'page-post', (post) => {
      if (post.authorId === authorId) found.add(Number(post.id))
      return post
    })
  return found
}
