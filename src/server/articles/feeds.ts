import { Category, type ArticleCard } from '../../contract/articles.ts'
import type { CategoryId } from '../../contract/categories.ts'
import { IdInPath } from '../../contract/common.ts'
import { DEFAULT_LANGUAGE, fillText } from '../../contract/messages.ts'
import { isTag } from '../../contract/tag-rules.ts'
import { categoryNames } from '../content/category-messages.ts'
import type { FeedEntry, FeedSource, FeedSubject } from '../content/feed-source.ts'
import { messages } from './feed-messages.ts'
import { findAuthorName } from './feed-queries.ts'
import { readArticlePage } from './article-page.ts'

/** Of the site, a category, a tag and an author. */
export const articleFeeds: FeedSource[] = [
  {
    path: '/',
    find: async (_db, _value, language, site) => ({
      listEntries: listing({}),
      page: '/',
      title: site,
      description: fillText(messages.siteFeed[language], { site }),
    }),
  },
  {
    path: '/category/:value/',
    find: async (_db, value, language, site) => {
      const { data: category } = Category.safeParse(value)
      if (category === undefined) return undefined
      const name = categoryNames[category][language]
      return about({ category }, `/category/${category}`, site, name, messages.categoryFeed[language])
    },
  },
  {
    path: '/tag/:value/',
    find: async (_db, value, language, site) =>
      isTag(value) ? about({ tag: value }, '/', site, value, messages.tagFeed[language], '#') : undefined,
  },
  {
    path: '/user/:value/',
    find: async (db, value, language, site) => {
      const author = IdInPath.safeParse(value).success ? Number(value) : undefined
      const name = author === undefined ? undefined : await findAuthorName(db, author)
      if (author === undefined || name === undefined) return undefined
      return about({ author }, `/user/${author}`, site, name, messages.authorFeed[language])
    },
  },
]

function about(
  filters: Filters,
  page: string,
  site: string,
  name: string,
  text: string,
  mark = '',
): FeedSubject {
  return {
    listEntries: listing(filters),
    page,
    title: `${site}: ${mark}${name}`,
    description: fillText(text, { name }),
  }
}

interface Filters {
  category?: CategoryId
  tag?: string
  author?: number
}

function listing(filters: Filters): FeedSubject['listEntries'] {
  return async ({ db, config }, asked, limit) => {
    const wanted = { filters: { ...filters, language: asked, sort: 'new' as const }, limit }
    const { cards } = await readArticlePage(db.read, { ...wanted, reader: asked ?? DEFAULT_LANGUAGE })
    return cards.map((card) => entryOfArticle(card, config.publicUrl))
  }
}

function entryOfArticle(article: ArticleCard, publicUrl: string): FeedEntry {
  return {
    url: `${publicUrl}/article/${article.id}`,
    title: article.title,
    summary: article.content,
    publishedAt: article.createdAt,
    updatedAt: article.updatedAt,
    author: {
      name: article.authorName,
      url: article.authorId === null ? undefined : `${publicUrl}/user/${article.authorId}`,
    },
    language: article.language,
    translations: article.languages
      .filter(({ id }) => id !== article.id)
      .map(({ id, language }) => ({ language, url: `${publicUrl}/article/${id}` })),
    categories: [
      ...article.categories.map((term) => ({ term, label: categoryNames[term][article.language] })),
      ...article.tags.map((term) => ({ term })),
    ],
    imageUrl: article.thumbnail === null ? undefined : publicUrl + article.thumbnail,
  }
}
