import type { Article } from '../../contract/articles.ts'
import { LANGUAGE_TAGS, LANGUAGES } from '../../contract/messages.ts'
import type { PageState } from '../../contract/rendering.ts'

/** What machines are told about a page beyond its title and description. */
export interface DocumentHead {
  /** The one address of the page. */
  path: string
  /** By language tag, as paths. */
  alternates: Record<string, string>
  /** An address of ours. */
  image?: { path: string; width: number; height: number }
  article?: Article
  /** Feeds that carry what the page lists. */
  feed: string
}

export function headFor(state: PageState, canonical: string): DocumentHead {
  const path = canonical.replace(/([^/])\/$/, '$1')
  const pathname = path.split('?')[0] ?? '/'
  const [first, id = ''] = pathname.split('/').filter((part) => part !== '')
  const article = first === 'article' ? articleIn(state, id) : undefined
  if (article !== undefined && pathname.split('/').length === 3) return articleHead(article)
  const languages = LANGUAGES.map((language): [string, string] => {
    const tag = LANGUAGE_TAGS[language]
    return [tag, `${path}${path.includes('?') ? '&' : '?'}hl=${tag}`]
  })
  const listed = first === 'category' || first === 'user' || first === 'tag'
  return {
    path,
    alternates: { ...Object.fromEntries(languages), 'x-default': path },
    feed: listed ? `/${first}/${id}/feed.xml` : '/feed.xml',
  }
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
      : { path: article.thumbnail.replace(/[^/]+$/, '1200.jpg'), width: 1200, height: 675 }
  return {
    path,
    alternates: {
      ...Object.fromEntries(others),
      'x-default': `/article/${article.original?.id ?? article.id}`,
    },
    image,
    article,
    feed: `/category/${article.category}/feed.xml`,
  }
}
