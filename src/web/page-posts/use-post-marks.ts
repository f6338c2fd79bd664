import { useQuery } from '@tanstack/react-query'
import type { PagePost, PagePostMarks } from '../../contract/page-posts.ts'
import { useUser } from '../auth/public.ts'
import { postQueries } from './post-queries.ts'

/** Nothing until it is known, and for visitors always. */
export function usePostMarks({ id, isRedacted }: PagePost): PagePostMarks {
  const { user } = useUser()
  return useQuery({ ...postQueries.marks(id), enabled: user !== null && !isRedacted }).data
}
