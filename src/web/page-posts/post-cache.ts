import type { QueryClient } from '@tanstack/react-query'
import type { PagePost, PagePostMarks } from '../../contract/page-posts.ts'
import { changeMarks as changeMarksOf, changeObject } from '../platform/content-cache.ts'

export function changePost(client: QueryClient, id: number, change: Partial<PagePost>): void {
  changeObject(client, { type: 'page-post', id }, change)
}

export function changeMarks(client: QueryClient, id: number, change: Partial<PagePostMarks>): void {
  changeMarksOf(client, { type: 'page-post', id }, change)
}
