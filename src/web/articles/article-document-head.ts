import type { Article } from '../../contract/articles.ts'
import { LANGUAGE_TAGS } from '../../contract/messages.ts'
import type { HeadImage, SharedAs } from '../../contract/rendering.ts'
import { countsOf, siteId, type ScreenHead } from '../platform/screen-document.ts'

/** Each language of an article has an address of its own; the original is for everybody else. */
export function headOfArticle(article: Article, publicUrl: string): ScreenHead {
  const others = article.languages.map(({ language, id }) => [LANGUAGE_TAGS[language], pathOf({ id })])
  const image = imageOf(article)
  return {
    canonical: pathOf(article),
    alternates: { ...Object.fromEntries(others), 'x-default': pathOf(article.original ?? article) },
    image,
    feed: `/category/${article.category}/feed.xml`,
    share: { type: 'article', title: article.title, language: article.language, tags: tagsOf(article) },
    linkedData: [articleData(article, image, publicUrl)],
  }
}

const pathOf = ({ id }: { id: number }): string => `/article/${id}`

/** The picture cut as other sites cut it, or one that is drawn for the article. */
function imageOf(article: Article): HeadImage {
  return article.thumbnail === null
    ? { path: `${pathOf(article)}/card.png?v=${article.revisionId}`, width: 1200, height: 630 }
    : { path: article.thumbnail.replace(/\/[^/]+$/, '/1200.jpg'), width: 1200, height: 675 }
}

function tagsOf(article: Article): SharedAs['tags'] {
  return [
    ['article:published_time', article.createdAt],
    ['article:modified_time', article.updatedAt],
    ['article:section', article.category],
    ...article.tags.map((tag): [string, string] => ['article:tag', tag]),
  ]
}

function articleData(article: Article, image: HeadImage, publicUrl: string) {
  const url = publicUrl + pathOf(article)
  return {
    '@type': 'Article',
    headline: article.title,
    description: article.description,
    url,
    mainEntityOfPage: url,
    inLanguage: LANGUAGE_TAGS[article.language],
    datePublished: article.createdAt,
    dateModified: article.updatedAt,
    author: article.authors.map(({ id, name }) => ({
      '@type': 'Person',
      name,
      url: `${publicUrl}/user/${id}`,
    })),
    articleSection: article.categories,
    keywords: article.tags,
    wordCount: article.words,
    image: publicUrl + image.path,
    ...(article.original && {
      translationOfWork: { '@type': 'Article', url: publicUrl + pathOf(article.original) },
    }),
    isPartOf: { '@id': siteId(publicUrl) },
    interactionStatistic: countsOf(article),
  }
}
