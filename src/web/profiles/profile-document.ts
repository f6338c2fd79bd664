import type { ScreenDocument } from '../platform/screen-document.ts'
import { headOfProfile } from './profile-head.ts'
import { profileQueries } from './profile-queries.ts'
import { readUserId } from './read-user-id.ts'

/** /user/{userId}; 0 stands for everything that names nobody. */
export const profileDocument: ScreenDocument = {
  path: ({ userId }) => `/user/${readUserId(userId) ?? 0}`,
  firstData: ({ params }) => {
    const id = readUserId(params['userId'])
    return id === null ? [] : [profileQueries.detail(id)]
  },
  head: ({ params, client, publicUrl }) => {
    const id = readUserId(params['userId'])
    const profile = id === null ? null : client.getQueryData(profileQueries.detail(id).queryKey)
    return profile ? headOfProfile(profile, publicUrl) : {}
  },
}
