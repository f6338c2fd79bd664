import * as z from 'zod/mini'
import { ArticleCard } from './articles.ts'
import { Badge } from './badges.ts'
import { Id, isVisible, line, text, Time } from './common.ts'
import { endpoint } from './endpoint.ts'
import { Media } from './media.ts'
import { Cursor, Done, IdParams, ObjectType } from './objects.ts'
import { PagePost } from './page-posts.ts'
import { Person } from './people.ts'
import { PLANS } from './plans.ts'
import { Privacy } from './privacy-rules.ts'

export const BIO_MAX = 300
export const LINKS_MAX = 3
export const LINK_MAX = 200
export const SPOKEN_MAX = 8

/** Languages that people say they speak, as two letters: the site's own, and those of its neighbours and guests. */
export const SPOKEN_LANGUAGES = [
  'en',
  'id',
  'ms',
  'jv',
  'su',
  'zh',
  'ta',
  'ar',
  'tl',
  'th',
  'vi',
  'ja',
] as const
export const SpokenLanguage = z.enum(SPOKEN_LANGUAGES)

/** What somebody pinned: exactly one of the two. */
const Shown = z.object({ article: z.nullable(ArticleCard), pagePost: z.nullable(PagePost) })

/** What a profile shows. It has neither e-mail nor addresses nor the dates of a plan. Hidden fields are null. */
export const Profile = z.extend(Person, {
  coverUrl: z.nullable(z.string()),
  bio: z.string(),
  links: z.array(z.string()),
  languages: z.array(SpokenLanguage),
  plan: z.enum(PLANS),
  joinedAt: z.nullable(Time),
  articles: z.number(),
  posts: z.number(),
  comments: z.number(),
  followers: z.nullable(z.number()),
  following: z.nullable(z.number()),
  badges: z.array(Badge),
  pinned: z.nullable(Shown),
  /** The three most liked articles of theirs. */
  top: z.array(ArticleCard),
  /** Days of the last year on which they did something public, oldest first. */
  activity: z.nullable(z.array(z.object({ day: z.string(), count: z.number() }))),
  /** The score of the reasoning test with its interval, if its owner shows it. */
  iq: z.nullable(z.object({ score: z.number(), low: z.number(), high: z.number() })),
  isIndexed: z.boolean(),
})
export type Profile = z.infer<typeof Profile>

/** One for members only is refused to visitors with `not_signed_in`; of the suspended there is none. */
export const getProfile = endpoint({
  method: 'GET',
  path: '/api/users/:id/profile',
  access: 'public',
  params: IdParams,
  response: Profile,
})

export const PersonCard = z.extend(Person, {
  coverUrl: z.nullable(z.string()),
  bio: z.string(),
  plan: z.enum(PLANS),
  followers: z.nullable(z.number()),
  articles: z.number(),
  isFollowing: z.boolean(),
})
export type PersonCard = z.infer<typeof PersonCard>
export const getPersonCard = endpoint({
  method: 'GET',
  path: '/api/users/:id/card',
  access: 'public',
  params: IdParams,
  response: PersonCard,
})

/** What the viewer has to do with a person. */
export const getRelation = endpoint({
  method: 'GET',
  path: '/api/users/:id/relation',
  access: 'member',
  params: IdParams,
  response: z.object({ isFollowing: z.boolean(), isFollowedBy: z.boolean(), isMuted: z.boolean() }),
})

/** Whose alias it is, or was until 90 days ago: `alias` is the present one. */
export const findByAlias = endpoint({
  method: 'GET',
  path: '/api/aliases/:alias',
  access: 'public',
  params: z.strictObject({ alias: line({ min: 1, max: 60 }) }),
  response: z.object({ id: Id, alias: z.string() }),
})

const ListQuery = z.strictObject({ cursor: z.optional(Cursor) })
const Listed = z.extend(Person, { isFollowing: z.boolean() })
const People = z.object({ items: z.array(Listed), nextCursor: z.nullable(z.string()) })

export const listFollowers = endpoint({
  method: 'GET',
  path: '/api/users/:id/followers',
  access: 'public',
  params: IdParams,
  query: ListQuery,
  response: People,
})

export const listFollowedBy = endpoint({
  method: 'GET',
  path: '/api/users/:id/following',
  access: 'public',
  params: IdParams,
  query: ListQuery,
  response: People,
})

export const UserComment = z.object({
  id: Id,
  objectType: ObjectType,
  objectId: Id,
  objectTitle: z.string(),
  /** The clean path of what it is about. */
  href: z.string(),
  /** Its beginning as plain text. */
  excerpt: z.string(),
  likes: z.number(),
  createdAt: Time,
})
export type UserComment = z.infer<typeof UserComment>
export const listUserComments = endpoint({
  method: 'GET',
  path: '/api/users/:id/comments',
  access: 'public',
  params: IdParams,
  query: ListQuery,
  response: z.object({ items: z.array(UserComment), nextCursor: z.nullable(z.string()) }),
})

/** Everything in a change is optional, but not all of it. */
function changesSomething(change: object): boolean {
  return Object.keys(change).length > 0
}

/** What the viewer says of themselves. */
export const ProfileWords = z.object({
  bio: z.string(),
  links: z.array(z.string()),
  languages: z.array(SpokenLanguage),
})
export const updateProfile = endpoint({
  method: 'PATCH',
  path: '/api/profile',
  access: 'member',
  body: z
    .strictObject({
      /** In lines, without anything that hides or turns around what it says. */
      bio: z.optional(
        text({ max: BIO_MAX }).check(
          z.trim(),
          z.refine((value) => value === '' || isVisible(value)),
        ),
      ),
      links: z.optional(z.array(line({ min: 1, max: LINK_MAX })).check(z.maxLength(LINKS_MAX))),
      languages: z.optional(
        z.array(SpokenLanguage).check(
          z.maxLength(SPOKEN_MAX),
          z.refine((list) => new Set(list).size === list.length),
        ),
      ),
    })
    .check(z.refine(changesSomething)),
  response: ProfileWords,
})

/** A part of an upload, in its own pixels. One that is not inside the picture is refused at `crop`. */
export const Crop = z.strictObject({
  x: z.number().check(z.int(), z.gte(0)),
  y: z.number().check(z.int(), z.gte(0)),
  width: z.number().check(z.int(), z.gte(1)),
  height: z.number().check(z.int(), z.gte(1)),
})
export type Crop = z.infer<typeof Crop>
const Pictures = z.object({ profileUrl: z.nullable(z.string()), coverUrl: z.nullable(z.string()) })
const CroppedUpload = z.strictObject({ mediaId: Id, crop: Crop })

/** A square of an own upload becomes the avatar, a part three times as wide as high the cover. */
export const setAvatar = endpoint({
  method: 'PUT',
  path: '/api/profile/avatar',
  access: 'member',
  body: CroppedUpload,
  response: Pictures,
})
export const removeAvatar = endpoint({
  method: 'DELETE',
  path: '/api/profile/avatar',
  access: 'member',
  response: Pictures,
})
export const setCover = endpoint({
  method: 'PUT',
  path: '/api/profile/cover',
  access: 'member',
  body: CroppedUpload,
  response: Pictures,
})
export const removeCover = endpoint({
  method: 'DELETE',
  path: '/api/profile/cover',
  access: 'member',
  response: Pictures,
})

/** An article or post of one's own at the top of the profile; null takes it away. */
export const setPinned = endpoint({
  method: 'PUT',
  path: '/api/profile/pinned',
  access: 'member',
  body: z.strictObject({
    pinned: z.nullable(z.strictObject({ objectType: z.enum(['article', 'page-post']), objectId: Id })),
  }),
  response: Done,
})

export const getPrivacy = endpoint({
  method: 'GET',
  path: '/api/profile/privacy',
  access: 'member',
  response: Privacy,
})
export const savePrivacy = endpoint({
  method: 'PATCH',
  path: '/api/profile/privacy',
  access: 'member',
  body: z.strictObject(z.partial(Privacy).shape).check(z.refine(changesSomething)),
  response: Privacy,
})

/** The viewer's uploads, newest first; `isUsed`: something shows it. One that nothing shows can be deleted. */
export const listUploads = endpoint({
  method: 'GET',
  path: '/api/profile/uploads',
  access: 'member',
  query: ListQuery,
  response: z.object({
    items: z.array(z.extend(Media, { bytes: z.number(), isUsed: z.boolean(), createdAt: Time })),
    nextCursor: z.nullable(z.string()),
    usedBytes: z.number(),
    quotaBytes: z.number(),
  }),
})

/** Published translations by the viewer whose original has changed since, the longest waiting first. */
export const listStaleTranslations = endpoint({
  method: 'GET',
  path: '/api/profile/stale-translations',
  access: 'member',
  response: z.array(z.object({ article: ArticleCard, originalId: Id, staleSince: Time })),
})
