import { LANGUAGE_TAGS } from '../../contract/messages.ts'
import type { PageState, RenderedPage } from '../../contract/rendering.ts'
import type { DocumentHead } from './document-head.ts'
import { countsOf, postData } from './post-data.ts'

/** The page as schema.org describes it. */
export function linkedData(page: RenderedPage, state: PageState, head: DocumentHead, publicUrl: string) {
  const site = {
    '@type': 'WebSite',
    '@id': `${publicUrl}/#site`,
    name: state.siteName,
    url: `${publicUrl}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${publicUrl}/?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  }
  const thisPage = {
    '@type': 'WebPage',
    name: page.title,
    description: page.description,
    url: publicUrl + head.path,
    inLanguage: LANGUAGE_TAGS[state.language],
    isPartOf: { '@id': site['@id'] },
  }
  const graph = [
    site,
    thisPage,
    ...(head.article === undefined ? [] : [articleData(head, site['@id'], publicUrl)]),
    ...(head.post === undefined ? [] : [postData(head.post, site['@id'], publicUrl)]),
  ]
  return { '@context': 'https://schema.org', '@graph': graph }
}

function articleData({ article, image, path }: DocumentHead, site: string, publicUrl: string) {
  if (article === undefined) return {}
  return {
    '@type': 'Article',
    headline: article.title,
    description: article.description,
    url: publicUrl + path,
    mainEntityOfPage: publicUrl + path,
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
    ...(image && { image: publicUrl + image.path }),
    ...(article.original && {
      translationOfWork: { '@type': 'Article', url: `${publicUrl}/article/${article.original.id}` },
    }),
    isPartOf: { '@id': site },
    interactionStatistic: countsOf(article),
  }
}
