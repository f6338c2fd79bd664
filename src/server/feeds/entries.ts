import type { ArticleCard } from '../../contract/articles.ts'
import { EXCERPT_LENGTH } from '../../contract/limits.ts'
import { fillText, type Language } from '../../contract/messages.ts'
import type { PagePost } from '../../contract/page-posts.ts'
import { categoryNames } from '../cards/public.ts'
import { excerpt } from '../rich-text/public.ts'
import { articleUrl, postUrl, type FeedEntry } from './feed.ts'
import { messages } from './messages.ts'

export function entryOfArticle(article: ArticleCard, publicUrl: string): FeedEntry {
  return {
    url: articleUrl(publicUrl, article.id),
    title: article.title,
    summary: article.content,
    publishedAt: article.createdAt,
    updatedAt: article.updatedAt,
    author: { name: article.authorName, url: userUrl(publicUrl, article.authorId) },
    language: article.language,
    translations: article.languages
      .filter(({ id }) => id !== article.id)
      .map(({ id, language }) => ({ language, url: articleUrl(publicUrl, id) })),
    categories: [
      ...article.categories.map((term) => ({ term, label: categoryNames[term][article.language] })),
      ...article.tags.map((term) => ({ term })),
    ],
    imageUrl: article.thumbnail === null ? undefined : publicUrl + article.thumbnail,
  }
}

const TITLE_LENGTH = 80

/** A photograph or a video need not have a title, nor even words. */
export function entryOfPost(post: PagePost, publicUrl: string, language: Language): FeedEntry {
  const words = excerpt(post.nodes ?? [], EXCERPT_LENGTH)
  const name = post.authorName ?? messages.formerMember[language]
  const untitled = fillText(messages[post.type][language], { name })
  return {
    url: postUrl(publicUrl, post.id),
    title: post.title || excerpt(post.nodes ?? [], TITLE_LENGTH) || untitled,
    summary: words || post.media?.alt || untitled,
    publishedAt: post.createdAt,
    updatedAt: post.editedAt ?? post.createdAt,
    author: { name, url: userUrl(publicUrl, post.authorId) },
    language: undefined,
    translations: [],
    categories: [{ term: post.type }],
    imageUrl: imageOf(post, publicUrl),
  }
}

function userUrl(publicUrl: string, id: number | null): string | undefined {
  return id === null ? undefined : `${publicUrl}/user/${id}`
}

function imageOf({ mediaType, media }: PagePost, publicUrl: string): string | undefined {
  if (media === null || media.state !== 'ready') return undefined
  const path = mediaType === 'image' ? media.sources.at(-1)?.url : media.posterUrl
  return path ? publicUrl + path : undefined
}
