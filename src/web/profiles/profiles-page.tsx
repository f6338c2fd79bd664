import { ProfilePage } from './profile-page.tsx'
import { UserPage } from './user-page.tsx'

/** One screen for both: /profile is one's own, /user/{userId} anybody's. */
export function ProfilesPage({ params }: { params: Record<string, string> }) {
  return params['userId'] === undefined ? <ProfilePage /> : <UserPage params={params} />
}
