import { locationStore } from '../platform/location.ts'
import { keepWish } from '../sign-in-wall/public.ts'

/** After signing in the writer is brought back to where he was. */
export function keepPlace(): void {
  const { path, query } = locationStore.get()
  const search = query.toString()
  keepWish({ kind: 'suggest', place: search === '' ? path : `${path}?${search}` })
}
