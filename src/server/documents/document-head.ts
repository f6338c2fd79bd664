import type { Article } from '../../contract/articles.ts'
import { LANGUAGE_TAGS, LANGUAGES } from '../../contract/messages.ts'
import type { PagePost } from '../../contract/page-posts.ts'
import type { PageState } from '../../contract/rendering.ts'
import { imageOfPost, postIn, type HeadImage } from './post-head.ts'

/** What machines are told about a page beyond its title and description. */
export interface DocumentHead {
  /** The one address of the page. */
  path: string
  /** By language tag, as paths. */
  alternates: Record<string, string>
  image?: HeadImage
  article?: Article
  /** Never an adult one: of those machines are told that they are adult, and nothing else. */
  post?: PagePost
  isAdult: boolean
  /** Feeds that carry what the page lists. */
  feed: string
}

export function headFor(state: PageState, canonical: string): DocumentHead {
  const post = postIn(state)
  if (post !== undefined) return postHead(post)
  const path = canonical.replace(/([^/])\/$/, '$1')
  const pathname = path.split('?')[0] ?? '/'
  const [first = '', id = ''] = pathname.split('/').filter((part) => part !== '')
  const article = first === 'article' ? articleIn(state, id) : undefined
  if (article !== undefined && pathname.split('/').length === 3) return articleHead(article)
  return { path, alternates: inEachLanguage(path), isAdult: false, feed: feedOf(first, id) }
}

/** The same page with the site's own words in another language. */
function inEachLanguage(path: string): Record<string, string> {
  const languages = LANGUAGES.map((language): [string, string] => {
    const tag = LANGUAGE_TAGS[language]
    return [tag, `${path}${path.includes('?') ? '&' : '?'}hl=${tag}`]
  })
  return { ...Object.fromEntries(languages), 'x-default': path }
}

function feedOf(first: string, id: string): string {
  if (PAGE_SCREENS.has(first)) return PAGE_FEED
  const isListed = first === 'category' || first === 'user' || first === 'tag'
  return isListed ? `/${first}/${id}/feed.xml` : '/feed.xml'
}

const PAGE_SCREENS = new Set(['page', 'page-post', 'page-create'])
const PAGE_FEED = '/page/feed.xml'

/** One address stands for a post, also where the feed opens with it. */
function postHead(post: PagePost): DocumentHead {
  const path = `/page-post/${post.id}`
  const shared = { path, alternates: inEachLanguage(path), feed: PAGE_FEED }
  if (post.isNsfw) return { ...shared, isAdult: true }
  const image = imageOfPost(post)
  return { ...shared, isAdult: false, post, ...(image && { image }) }
}

function articleIn(state: PageState, id: string): Article | undefined {
  return (state.queries[`/api/articles/${Number.parseInt(id, 10)}`] ?? undefined) as Article | undefined
}

/** Each language of an article has an address of its own; the original is for everybody else. */
function articleHead(article: Article): DocumentHead {
  const path = `/article/${article.id}`
  const others = article.languages.map(({ language, id }) => [LANGUAGE_TAGS[language], `/article/${id}`])
  const image =
    article.thumbnail === null
      ? { path: `${path}/card.png?v=${article.revisionId}`, width: 1200, height: 630 }
      : { path: article.thumbnail.replace(/\/[^/]+$/, '/1200.jpg'), width: 1200, height: 675 }
  return {
    path,
    alternates: {
      ...Object.fromEntries(others),
      'x-default': `/article/${article.original?.id ?? article.id}`,
    },
    image,
    article,
    isAdult: false,
    feed: `/category/${article.category}/feed.xml`,
  }
}
