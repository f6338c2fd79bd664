import * as z from 'zod/mini'
import { Id, IdInPath, isVisible, line, text, Time } from './common.ts'
import { endpoint } from './endpoint.ts'
import {
  ALT_MAX,
  LIST_SIZE_MAX,
  PAGE_POST_MAX,
  POLL_OPTION_MAX,
  POLL_OPTIONS_MAX,
  POLL_OPTIONS_MIN,
  POLL_QUESTION_MAX,
  POLL_QUESTION_MIN,
  SEARCH_MAX,
  TITLE_MAX,
  VIDEO_BYTES,
} from './limits.ts'
import { Cursor, Done, IdParams, LikeBody, Liked, Limit } from './objects.ts'
import { RichNode } from './rich-text.ts'
import { WrittenFilters } from './search-filters.ts'
import { TRENDING_PERIODS } from './stats.ts'

export const PAGE_POST_TYPES = ['photo', 'video', 'discussion'] as const
export const PagePostType = z.enum(PAGE_POST_TYPES)
export type PagePostType = z.infer<typeof PagePostType>

export const POLL_RESULTS = ['after_vote', 'always', 'at_end'] as const
/** How long a poll is open, in days; 0 is for ever. */
export const POLL_DAYS = [1, 3, 7, 30, 0] as const
/** Unless its author says otherwise. */
export const POLL_DAYS_DEFAULT = 3

/** What a post shows. Addresses of adult media are signed and live ten minutes. */
export const PostMedia = z.object({
  id: Id,
  state: z.enum(['processing', 'ready', 'failed']),
  width: z.number(),
  height: z.number(),
  alt: z.string(),
  placeholder: z.string(),
  /** The forms of an image, the smallest first. */
  sources: z.array(z.object({ url: z.string(), width: z.number() })),
  /** Of a video, when there is one. */
  posterUrl: z.nullable(z.string()),
  durationMs: z.nullable(z.number()),
})
export type PostMedia = z.infer<typeof PostMedia>

/**
 * Every key of the specification is always there. Without proof of being 18 an adult post is a redacted card:
 * `isRedacted`, everything that says something null or 0, and a blurred `placeholder` to draw.
 */
export const PagePost = z.object({
  id: Id,
  type: PagePostType,
  title: z.nullable(z.string()),
  /** Markdown, and the same as it is drawn. */
  content: z.nullable(z.string()),
  nodes: z.nullable(z.array(RichNode)),
  mediaUrl: z.nullable(z.string()),
  mediaType: z.nullable(z.enum(['image', 'video'])),
  media: z.nullable(PostMedia),
  isNsfw: z.boolean(),
  isRedacted: z.boolean(),
  placeholder: z.nullable(z.string()),
  likes: z.number(),
  comments: z.number(),
  createdAt: Time,
  editedAt: z.nullable(Time),
  authorId: z.nullable(Id),
  authorName: z.nullable(z.string()),
  authorAlias: z.nullable(z.string()),
  authorProfileUrl: z.nullable(z.string()),
  authorHonor: z.nullable(z.number()),
  /** Null for everybody but the author and moderators. */
  authorIp: z.nullable(z.string()),
  isVotingEnabled: z.boolean(),
  votingQuestion: z.nullable(z.string()),
  votingOptions: z.array(z.string()),
  votingEndsAt: z.nullable(Time),
  votingResults: z.nullable(z.enum(POLL_RESULTS)),
  votingTotal: z.number(),
  /** Votes for each option where everybody may see them: always, or after the end. */
  votingCounts: z.nullable(z.array(z.number())),
  /** `hidden` is shown to its author and to moderators only, while reports about it are being checked. */
  state: z.enum(['published', 'hidden', 'deleted']),
  /** The guild that it was posted in, with its name and colour of now; null for a post of Page. */
  guildId: z.nullable(Id),
  guildName: z.nullable(z.string()),
  guildBannerColor: z.nullable(z.string()),
})
export type PagePost = z.infer<typeof PagePost>

/** What the viewer has done and may do with a post; everything else about it is the same for everybody. */
export const PagePostMarks = z.object({
  id: Id,
  liked: z.boolean(),
  bookmarked: z.boolean(),
  canEdit: z.boolean(),
  canDelete: z.boolean(),
  /** A moderator may mark it as adult. */
  canMarkNsfw: z.boolean(),
  /** Poll options can be changed for five minutes and before the first vote. */
  canEditPoll: z.boolean(),
  isFollowing: z.boolean(),
  votedOption: z.nullable(z.number()),
  /** For a viewer who has voted, where results are shown after voting; otherwise as in the post. */
  votingCounts: z.nullable(z.array(z.number())),
  authorIp: z.nullable(z.string()),
})
export type PagePostMarks = z.infer<typeof PagePostMarks>

const Flag = z.enum(['true', 'false'])
export const PAGE_POST_SORTS = ['new', 'hot'] as const
const Paged = { includeNsfw: z.optional(Flag), cursor: z.optional(Cursor), limit: z.optional(Limit) }
const ListQuery = { ...Paged, type: z.optional(PagePostType) }

/** A plain array; the address of the next page is in the header `Link: rel="next"`. */
export const listPagePosts = endpoint({
  method: 'GET',
  path: '/api/page-posts',
  access: 'public',
  query: z.strictObject({
    ...ListQuery,
    sort: z.optional(z.enum(PAGE_POST_SORTS)),
    author: z.optional(IdInPath),
    /** Only adult posts; without proof of consent they are redacted. */
    nsfwOnly: z.optional(Flag),
  }),
  response: z.array(PagePost),
})

/** Posts of the people the viewer follows, newest first. */
export const listFollowedPosts = endpoint({
  method: 'GET',
  path: '/api/page-posts/following',
  access: 'member',
  query: z.strictObject(ListQuery),
  response: z.array(PagePost),
})

/** Recommended to everybody: no adult posts, nothing that many have reported, one post of each author at the top. */
export const getTrendingPosts = endpoint({
  method: 'GET',
  path: '/api/page-posts/trending',
  access: 'public',
  query: z.strictObject({ period: z.optional(z.enum(TRENDING_PERIODS)) }),
  response: z.array(PagePost),
})

export const searchPagePosts = endpoint({
  method: 'GET',
  path: '/api/page-posts/search',
  access: 'public',
  query: z.strictObject({
    q: text({ max: SEARCH_MAX }),
    nsfwOnly: z.optional(Flag),
    ...WrittenFilters,
    ...Paged,
  }),
  response: z.array(PagePost),
})

export const listPagePostMarks = endpoint({
  method: 'GET',
  path: '/api/page-posts/marks',
  access: 'member',
  query: z.strictObject({
    /** Up to fifty ids, separated by commas. */
    ids: z.string().check(z.regex(new RegExp(`^[1-9]\\d{0,14}(,[1-9]\\d{0,14}){0,${LIST_SIZE_MAX - 1}}$`))),
  }),
  response: z.array(PagePostMarks),
})

export const getPagePost = endpoint({
  method: 'GET',
  path: '/api/page-posts/:id',
  access: 'public',
  params: IdParams,
  response: PagePost,
})

const Title = line({ max: TITLE_MAX })
const Content = text({ max: PAGE_POST_MAX })
const Alt = line({ max: ALT_MAX })
const Question = line({ min: POLL_QUESTION_MIN, max: POLL_QUESTION_MAX })
const Options = z.array(line({ min: 1, max: POLL_OPTION_MAX })).check(
  z.minLength(POLL_OPTIONS_MIN),
  z.maxLength(POLL_OPTIONS_MAX),
  z.refine((list) => list.every(isVisible)),
  z.refine((list) => new Set(list.map((option) => option.toLowerCase())).size === list.length),
)

/** A post as it is written. */
export const NewPagePost = z.strictObject({
  type: PagePostType,
  /** Needed for a discussion. */
  title: z.optional(Title),
  content: z.optional(Content),
  mediaId: z.optional(z.nullable(Id)),
  mediaAlt: z.optional(Alt),
  isNsfw: z.optional(z.boolean()),
  isVotingEnabled: z.optional(z.boolean()),
  votingQuestion: z.optional(Question),
  votingOptions: z.optional(Options),
  votingDays: z.optional(z.union(POLL_DAYS.map((days) => z.literal(days)))),
  votingResults: z.optional(z.enum(POLL_RESULTS)),
})

/** JSON with the id of an upload, or a form with these fields and the medium itself in the field `file`. */
export const createPagePost = endpoint({
  method: 'POST',
  path: '/api/page-posts',
  access: 'member',
  readAt: '/api/page-posts/:id',
  bodyBytes: VIDEO_BYTES + 64 * 1024,
  mayTakeFile: true,
  body: NewPagePost,
  response: PagePost,
})

/** Its author may change everything listed here; a moderator only `isNsfw`. */
export const updatePagePost = endpoint({
  method: 'PATCH',
  path: '/api/page-posts/:id',
  access: 'member',
  readAt: '/api/page-posts/:id',
  params: IdParams,
  body: z.strictObject({
    title: z.optional(Title),
    content: z.optional(Content),
    mediaAlt: z.optional(Alt),
    isNsfw: z.optional(z.boolean()),
    votingQuestion: z.optional(Question),
    votingOptions: z.optional(Options),
  }),
  response: PagePost,
})

export const deletePagePost = endpoint({
  method: 'DELETE',
  path: '/api/page-posts/:id',
  access: 'member',
  params: IdParams,
  response: z.object({ id: Id, restorableUntil: Time }),
})

export const restorePagePost = endpoint({
  method: 'POST',
  path: '/api/page-posts/:id/restore',
  access: 'member',
  readAt: '/api/page-posts/:id',
  params: IdParams,
  response: PagePost,
})

/** Earlier versions of a post, newest first. */
export const listPagePostVersions = endpoint({
  method: 'GET',
  path: '/api/page-posts/:id/history',
  access: 'public',
  params: IdParams,
  response: z.object({
    items: z.array(
      z.object({ id: Id, title: z.string(), content: z.string(), nodes: z.array(RichNode), createdAt: Time }),
    ),
  }),
})

/** The viewer's own posts, newest first. */
export const listMyPagePosts = endpoint({
  method: 'GET',
  path: '/api/my-page-posts',
  access: 'member',
  query: z.strictObject({
    cursor: z.optional(Cursor),
    state: z.optional(z.enum(['published', 'hidden', 'deleted'])),
  }),
  response: z.object({ items: z.array(PagePost), nextCursor: z.nullable(z.string()) }),
})

export const likePagePost = endpoint({
  method: 'POST',
  path: '/api/page-posts/:id/like',
  access: 'member',
  params: IdParams,
  body: LikeBody,
  response: Liked,
})

export const sharePagePost = endpoint({
  method: 'POST',
  path: '/api/page-posts/:id/share',
  access: 'public',
  isSignal: true,
  params: IdParams,
  response: Done,
})
