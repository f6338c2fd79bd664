import { LANGUAGE_TAGS, LANGUAGES } from '../../contract/messages.ts'
import type { DocumentHead, PageState } from '../../contract/rendering.ts'
import type { Head } from '../platform/head.tsx'
import { siteId, type ScreenHead } from '../platform/screen-document.ts'

/** All that machines are told of a page: what its screen told people, and what it has to say beyond that. */
export function documentHead(
  told: Head,
  beyond: ScreenHead,
  state: PageState,
  publicUrl: string,
): DocumentHead {
  const { isNsfw = false, description = told.description, canonical = told.canonical } = beyond
  const page = { title: told.title, description, canonical }
  return {
    ...page,
    isIndexable: told.isIndexable && told.status === 200 && !isNsfw,
    isNsfw,
    alternates: beyond.alternates ?? inEachLanguage(canonical),
    feed: beyond.feed ?? '/feed.xml',
    ...(beyond.image && { image: beyond.image }),
    share: { type: 'website', title: told.title, language: state.language, tags: [], ...beyond.share },
    linkedData: linkedData(page, beyond.linkedData ?? [], state, publicUrl),
  }
}

/** The same page with the site's own words in another language. */
function inEachLanguage(path: string): Record<string, string> {
  const languages = LANGUAGES.map((language): [string, string] => {
    const tag = LANGUAGE_TAGS[language]
    return [tag, `${path}${path.includes('?') ? '&' : '?'}hl=${tag}`]
  })
  return { ...Object.fromEntries(languages), 'x-default': path }
}

/** The page as schema.org describes it. */
function linkedData(
  { title, description, canonical }: Pick<DocumentHead, 'title' | 'description' | 'canonical'>,
  parts: object[],
  { siteName, language }: PageState,
  publicUrl: string,
): object {
  const site = {
    '@type': 'WebSite',
    '@id': siteId(publicUrl),
    name: siteName,
    url: `${publicUrl}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: `${publicUrl}/?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  }
  const page = {
    '@type': 'WebPage',
    name: title,
    description,
    url: publicUrl + canonical,
    inLanguage: LANGUAGE_TAGS[language],
    isPartOf: { '@id': site['@id'] },
  }
  return { '@context': 'https://schema.org', '@graph': [site, page, ...parts] }
}
