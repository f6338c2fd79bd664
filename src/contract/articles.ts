import * as z from 'zod/mini'
import { CATEGORIES } from './categories.ts'
import { Id, IdInPath, isStorable, line, text, Time } from './common.ts'
import { endpoint } from './endpoint.ts'
import {
  CATEGORIES_MAX,
  COAUTHORS_MAX,
  RICH_TEXT_BYTES,
  SUMMARY_MAX,
  TAGS_MAX,
  TITLE_MAX,
  TITLE_MIN,
} from './limits.ts'
import { isReadingOrder, LANGUAGES } from './messages.ts'
import { Cursor, IdParams, LikeBody, Liked, Limit } from './objects.ts'
import { Person } from './people.ts'
import { RichNode } from './rich-text.ts'
import { Series, SeriesTitle } from './series.ts'
import { isTag } from './tag-rules.ts'

export const ArticleLanguage = z.enum(LANGUAGES)
export const Category = z.enum(CATEGORIES)
export const Tag = z.string().check(z.refine(isStorable), z.refine(isTag))

/** An article in a list. Spec 3; `content` holds its first 300 plain characters there. */
export const ArticleCard = z.object({
  id: Id,
  groupId: Id,
  title: z.string(),
  content: z.string(),
  description: z.string(),
  authorId: z.nullable(Id),
  authorName: z.string(),
  authorAlias: z.string(),
  authorProfileUrl: z.nullable(z.string()),
  likes: z.number(),
  comments: z.number(),
  category: Category,
  categories: z.array(Category),
  tags: z.array(z.string()),
  /** An address under /media, 16:9 and 960 px wide; /320.webp and /640.webp are there too. */
  thumbnail: z.nullable(z.string()),
  language: ArticleLanguage,
  /** Every language of its group that is published, this one included, with the id to read there. */
  languages: z.array(z.object({ language: ArticleLanguage, id: Id })),
  readingMinutes: z.number(),
  createdAt: Time,
  updatedAt: Time,
})
export type ArticleCard = z.infer<typeof ArticleCard>

/** What a translation was made from. */
export const Original = z.object({
  id: Id,
  title: z.string(),
  language: ArticleLanguage,
  authorId: z.nullable(Id),
  authorName: z.string(),
  /** The revision that was translated, and the newest one. */
  translatedRevisionId: z.nullable(Id),
  revisionId: Id,
})

/**
 * A whole article; `content` is its Markdown, `nodes` the same as it is drawn. `hidden` is shown to its author and to
 * moderators only, while reports about it are being checked.
 */
export const Article = z.extend(ArticleCard, {
  state: z.enum(['draft', 'published', 'hidden', 'deleted']),
  /** Of a draft: when it will be published by itself. */
  publishAt: z.nullable(Time),
  nodes: z.array(RichNode),
  words: z.number(),
  revisionId: Id,
  thumbnailId: z.nullable(Id),
  /** The author first, then co-authors. */
  authors: z.array(Person),
  original: z.nullable(Original),
  /** Since when the original says something else than this translation. */
  staleSince: z.nullable(Time),
  /** The series that this article is a part of. */
  series: z.nullable(Series),
  related: z.array(ArticleCard),
})
export type Article = z.infer<typeof Article>

/** The reader's languages in order of preference, as `my-id`; after them comes the original. */
export const ReadingLanguages = z.string().check(z.refine(isReadingOrder))

export const ARTICLE_SORTS = ['new', 'hot', 'top'] as const

export const listArticles = endpoint({
  method: 'GET',
  path: '/api/articles',
  access: 'public',
  query: z.strictObject({
    cursor: z.optional(Cursor),
    limit: z.optional(Limit),
    category: z.optional(Category),
    language: z.optional(ArticleLanguage),
    tag: z.optional(Tag),
    author: z.optional(IdInPath),
    sort: z.optional(z.enum(ARTICLE_SORTS)),
    reading: z.optional(ReadingLanguages),
  }),
  response: z.array(ArticleCard),
})

export const getArticle = endpoint({
  method: 'GET',
  path: '/api/articles/:id',
  access: 'public',
  params: IdParams,
  response: Article,
})

/** Where a member stopped reading; see contract/reading-positions.ts. */
export const ReadingPosition = z.object({ block: z.number(), percent: z.number(), updatedAt: Time })
export type ReadingPosition = z.infer<typeof ReadingPosition>

/** What the viewer has done and may do with an article; everything else about it is the same for everybody. */
export const getArticleMine = endpoint({
  method: 'GET',
  path: '/api/articles/:id/mine',
  access: 'member',
  params: IdParams,
  response: z.object({
    liked: z.boolean(),
    bookmarked: z.boolean(),
    canEdit: z.boolean(),
    canDelete: z.boolean(),
    /** May accept and decline suggested edits. */
    canDecide: z.boolean(),
    isCoAuthor: z.boolean(),
    openSuggestions: z.number(),
    /** Invited as co-authors and not answered yet. Only the author sees them; for everyone else it is empty. */
    invited: z.array(z.object({ alias: z.string(), name: z.string() })),
    /** Null unless they have half read it. */
    readingPosition: z.nullable(ReadingPosition),
  }),
})

const Title = line({ min: TITLE_MIN, max: TITLE_MAX })
const Content = text({ min: 1, max: RICH_TEXT_BYTES })
const Categories = z.array(Category).check(
  z.minLength(1),
  z.maxLength(CATEGORIES_MAX),
  z.refine((list) => new Set(list).size === list.length),
)
const Tags = z.array(Tag).check(
  z.maxLength(TAGS_MAX),
  z.refine((list) => new Set(list).size === list.length),
)
/** It stays a draft until then. In the future, and within a year. */
export const PublishAt = z.iso.datetime()
const CoAuthors = z.array(line({ min: 1, max: 60 })).check(z.maxLength(COAUTHORS_MAX))
// JSON escapes line breaks and quotes, so the body may be larger than the text in it.
const bodyBytes = 2 * RICH_TEXT_BYTES

export const createArticle = endpoint({
  method: 'POST',
  path: '/api/articles',
  access: 'member',
  readAt: '/api/articles/:id',
  bodyBytes,
  body: z.strictObject({
    title: Title,
    content: Content,
    language: ArticleLanguage,
    categories: Categories,
    tags: z.optional(Tags),
    /** The id of an uploaded image. */
    thumbnailId: z.optional(z.nullable(Id)),
    /** By alias. They are invited, and become co-authors when they accept. */
    coAuthors: z.optional(CoAuthors),
    isDraft: z.optional(z.boolean()),
    publishAt: z.optional(z.nullable(PublishAt)),
    series: z.optional(z.nullable(SeriesTitle)),
  }),
  response: Article,
})

export const updateArticle = endpoint({
  method: 'PATCH',
  path: '/api/articles/:id',
  access: 'member',
  readAt: '/api/articles/:id',
  params: IdParams,
  bodyBytes,
  body: z.strictObject({
    /** The revision that was edited. A newer one is answered 409 `edit_conflict`, with both texts merged. */
    baseRevisionId: z.optional(Id),
    title: z.optional(Title),
    content: z.optional(Content),
    /** Holds for the whole group: only where the article is the original. */
    categories: z.optional(Categories),
    tags: z.optional(Tags),
    thumbnailId: z.optional(z.nullable(Id)),
    /** All of them, invited ones too: new ones are invited, missing ones are removed. */
    coAuthors: z.optional(CoAuthors),
    summary: z.optional(line({ max: SUMMARY_MAX })),
    isMinor: z.optional(z.boolean()),
    /** The original's revision that a translation follows now. */
    translatedRevisionId: z.optional(Id),
    state: z.optional(z.enum(['draft', 'published'])),
    publishAt: z.optional(z.nullable(PublishAt)),
    /** Holds for the whole group: only where the article is the original, and only by its author. */
    series: z.optional(z.nullable(SeriesTitle)),
  }),
  response: Article,
})

export const deleteArticle = endpoint({
  method: 'DELETE',
  path: '/api/articles/:id',
  access: 'member',
  params: IdParams,
  response: z.object({ id: Id, restorableUntil: Time }),
})

export const restoreArticle = endpoint({
  method: 'POST',
  path: '/api/articles/:id/restore',
  access: 'member',
  readAt: '/api/articles/:id',
  params: IdParams,
  response: Article,
})

/** The viewer's own articles: drafts, published and deleted ones, newest change first; hidden ones among the published. */
export const listMyArticles = endpoint({
  method: 'GET',
  path: '/api/my-articles',
  access: 'member',
  query: z.strictObject({
    cursor: z.optional(Cursor),
    state: z.optional(z.enum(['draft', 'published', 'deleted'])),
  }),
  response: z.object({
    items: z.array(
      z.extend(ArticleCard, {
        state: z.enum(['draft', 'published', 'hidden', 'deleted']),
        publishAt: z.nullable(Time),
        /** Suggested edits that nobody has decided on. */
        openSuggestions: z.number(),
      }),
    ),
    nextCursor: z.nullable(z.string()),
  }),
})

export const likeArticle = endpoint({
  method: 'POST',
  path: '/api/articles/:id/like',
  access: 'member',
  params: IdParams,
  body: LikeBody,
  response: Liked,
})

export const listTranslations = endpoint({
  method: 'GET',
  path: '/api/articles/:id/translations',
  access: 'public',
  params: IdParams,
  response: z.array(
    z.object({
      id: Id,
      language: ArticleLanguage,
      title: z.string(),
      authorId: z.nullable(Id),
      authorName: z.string(),
      isOriginal: z.boolean(),
      staleSince: z.nullable(Time),
      updatedAt: Time,
    }),
  ),
})

export const createTranslation = endpoint({
  method: 'POST',
  path: '/api/articles/:id/translations',
  access: 'member',
  readAt: '/api/articles/:id',
  params: IdParams,
  bodyBytes,
  body: z.strictObject({
    language: ArticleLanguage,
    title: Title,
    content: Content,
    tags: z.optional(Tags),
    /** The revision of the article in the path that was translated. */
    revisionId: Id,
    isDraft: z.optional(z.boolean()),
    publishAt: z.optional(z.nullable(PublishAt)),
  }),
  response: Article,
})
