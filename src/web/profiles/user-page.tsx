import { deferHydration } from '../platform/deferred-hydration.tsx'
import { ProfileScreen } from './profile-screen.tsx'
import { readUserId } from './read-user-id.ts'

const NotFoundPage = deferHydration(async () => (await import('../platform/not-found.tsx')).NotFoundPage)

/** /user/{userId}: that person as everybody sees them. */
export function UserPage({ params }: { params: Record<string, string> }) {
  const id = readUserId(params['userId'])
  return id === null ? <NotFoundPage /> : <ProfileScreen key={id} id={id} base={`/user/${id}`} />
}
