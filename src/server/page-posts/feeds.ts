import { EXCERPT_LENGTH } from '../../contract/limits.ts'
import { DEFAULT_LANGUAGE, fillText, type Language } from '../../contract/messages.ts'
import type { PagePost } from '../../contract/page-posts.ts'
import type { FeedEntry, FeedSource } from '../content/feed-source.ts'
import { excerpt } from '../rich-text/public.ts'
import { listPostCards } from './card-queries.ts'
import { messages } from './feed-messages.ts'
import { listPlaces } from './list-queries.ts'

export const postFeeds: FeedSource[] = [
  {
    path: '/page/',
    find: async (_db, _value, language, site) => ({
      page: '/page',
      title: `${site}: Page`,
      description: messages.pageFeed[language],
      async listEntries(server, asked, limit) {
        const { db, clock, config } = server
        const { ids } = await listPlaces(db.read, { sort: 'new', nsfw: 'without' }, null, limit)
        const shown = { audience: 'public', now: clock.now() } as const
        const posts = await listPostCards(server, db.read, ids, shown)
        return posts.map((post) => entryOfPost(post, config.publicUrl, asked ?? DEFAULT_LANGUAGE))
      },
    }),
  },
]

const TITLE_LENGTH = 80

/** A photo or a video need not have a title, nor even a text. */
function entryOfPost(post: PagePost, publicUrl: string, language: Language): FeedEntry {
  const text = excerpt(post.nodes ?? [], EXCERPT_LENGTH)
  const name = post.authorName ?? messages.formerMember[language]
  const untitled = fillText(messages[post.type][language], { name })
  return {
    url: `${publicUrl}/page-post/${post.id}`,
    title: post.title || excerpt(post.nodes ?? [], TITLE_LENGTH) || untitled,
    summary: text || post.media?.alt || untitled,
    publishedAt: post.createdAt,
    updatedAt: post.editedAt ?? post.createdAt,
    author: { name, url: post.authorId === null ? undefined : `${publicUrl}/user/${post.authorId}` },
    language: undefined,
    translations: [],
    categories: [{ term: post.type }],
    imageUrl: imageOf(post, publicUrl),
  }
}

function imageOf({ mediaType, media }: PagePost, publicUrl: string): string | undefined {
  if (media === null || media.state !== 'ready') return undefined
  const path = mediaType === 'image' ? media.sources.at(-1)?.url : media.posterUrl
  return path ? publicUrl + path : undefined
}
