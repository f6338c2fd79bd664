import type { PostMedia } from '../../../contract/page-posts.ts'

export function srcSetOf(sources: PostMedia['sources']): string | undefined {
  if (sources.length === 0) return undefined
  return sources.map(({ url, width }) => `${url} ${width}w`).join(', ')
}
