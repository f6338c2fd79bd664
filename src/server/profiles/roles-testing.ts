import { everybody, members, type RoundTrips, type Row } from '../testing/role-matrix/rows.ts'
import type { Subjects } from '../testing/role-matrix/subjects.ts'
import type { endpoints } from './endpoints.ts'

const ofAuthor = ({ post }: Subjects) => ({ params: { id: post.authorId ?? 0 } })
const picture = ({ mediaId }: Subjects) => ({
  body: { mediaId, crop: { x: 0, y: 0, width: 64, height: 64 } },
})
/** The author's own upload is a single pixel: nobody else learns even that. */
const ownPicture = members(picture, {
  member: 'not_found',
  author: 'invalid_input',
  moderator: 'not_found',
  operator: 'not_found',
})

export const roles: Record<keyof typeof endpoints, Row> = {
  getProfile: everybody(200, ofAuthor),
  getPersonCard: everybody(200, ofAuthor),
  getRelation: members(ofAuthor),
  findByAlias: everybody(200, ({ post }) => ({ params: { alias: post.authorAlias ?? '' } })),
  listFollowers: everybody(200, ofAuthor),
  listFollowedBy: everybody(200, ofAuthor),
  listUserComments: everybody(200, ofAuthor),
  updateProfile: members({ body: { bio: 'I look at the sky.', links: [], languages: ['en'] } }),
  setAvatar: ownPicture,
  removeAvatar: members(),
  setCover: ownPicture,
  removeCover: members(),
  setPinned: members(({ post }) => ({ body: { pinned: { objectType: 'page-post', objectId: post.id } } }), {
    member: 'not_allowed',
    moderator: 'not_allowed',
    operator: 'not_allowed',
  }),
  getPrivacy: members(),
  savePrivacy: members({ body: { showsJoined: false } }),
  listUploads: members(),
  listStaleTranslations: members(),
}

export const roundTrips: Record<keyof typeof roles, RoundTrips> = {
  // The session, the profile, what they did, the cards of the best, and what is pinned with its media and poll.
  getProfile: 7,
  getPersonCard: 4,
  getRelation: 3,
  findByAlias: 2,
  listFollowers: 4,
  listFollowedBy: 4,
  listUserComments: 6,
  updateProfile: 3,
  setAvatar: null,
  removeAvatar: 8,
  setCover: null,
  removeCover: 7,
  setPinned: 3,
  getPrivacy: 2,
  savePrivacy: 3,
  listUploads: 4,
  listStaleTranslations: 3,
}
