import { Category } from '../../contract/articles.ts'
import type { CategoryId } from '../../contract/categories.ts'
import { IdInPath } from '../../contract/common.ts'
import { fillText, type Language } from '../../contract/messages.ts'
import { isTag } from '../../contract/tag-rules.ts'
import { categoryNames } from '../cards/public.ts'
import type { Db } from '../platform/db.ts'
import { messages } from './messages.ts'
import { findAuthorName } from './queries.ts'

/** What a feed is about; its page is where people read the same. */
export interface Topic {
  /** Which articles; or the posts of Page. */
  lists: { category?: CategoryId; tag?: string; author?: number } | 'posts'
  page: string
  title: string
  description: string
}

/** Undefined where there is no such thing. */
type FindTopic = (db: Db, value: string, language: Language, site: string) => Promise<Topic | undefined>

export const TOPICS: { path: string; find: FindTopic }[] = [
  {
    path: '/',
    find: async (_db, _value, language, site) => ({
      lists: {},
      page: '/',
      title: site,
      description: fillText(messages.siteFeed[language], { site }),
    }),
  },
  {
    path: '/page/',
    find: async (_db, _value, language, site) =>
      about('posts', '/page', site, 'Page', messages.pageFeed[language]),
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
  lists: Topic['lists'],
  page: string,
  site: string,
  name: string,
  text: string,
  mark = '',
): Topic {
  return { lists, page, title: `${site}: ${mark}${name}`, description: fillText(text, { name }) }
}
