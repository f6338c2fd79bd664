import { QueryObserver, type QueryClient } from '@tanstack/react-query'
import { userQuery } from '../auth/public.ts'
import { judgeStore } from './judge-store.ts'
import { mutesQuery } from './mutes-query.ts'

const watched = new WeakSet<QueryClient>()

/** Once for the whole app, however many ask. What judges is fetched only by those who have muted something. */
export async function watchMutes(client: QueryClient): Promise<void> {
  if (watched.has(client)) return
  watched.add(client)
  const user = await client.ensureQueryData(userQuery)
  if (user === null) return
  new QueryObserver(client, mutesQuery).subscribe(({ data }) => {
    if (data === undefined || (data.length === 0 && judgeStore.get() === null)) return
    import('./judge.tsx').then(({ applyMutes }) => applyMutes(data, user.id)).catch(() => {})
  })
}
