import { useQuery } from '@tanstack/react-query'
import type { PagePost, PagePostMarks } from '../../contract/page-posts.ts'
import { useUser } from '../auth/public.ts'
import { useOnceAlive } from '../platform/hydrated.ts'
import { noMarks } from './load-marks.ts'
import { postQueries } from './post-queries.ts'

/** Nothing until it is known, and for visitors always. */
export function usePostMarks({ id, isRedacted }: PagePost): PagePostMarks {
  const { user } = useUser()
  const { data } = useQuery({ ...postQueries.marks(id), enabled: user !== null && !isRedacted })
  // A post that comes alive late first shows what the document shows, though its marks may be there by then.
  return useOnceAlive(
    () => data,
    () => noMarks(id),
  )
}
