import { CATEGORIES } from '../../contract/categories.ts'
import { LANGUAGE_TAGS, LANGUAGES } from '../../contract/messages.ts'
import type { SitemapVersion } from '../content/sitemap-source.ts'
import { tagOf } from './feed.ts'
import type { SitemapEntry } from './queries.ts'
import { element, escapeXml, XML_HEAD } from './xml.ts'

/** Every clean path worth indexing, apart from what people wrote. Personal pages and forms are not. */
const PAGES = [
  '/',
  '/categories',
  ...CATEGORIES.map((category) => `/category/${category}`),
  '/trending',
  '/honor',
  '/page',
  '/help-center',
  '/moderation-log',
  '/terms-of-service',
  '/privacy-policy',
  '/cookie-policy',
]

export const URLSET_START = `${XML_HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
export const URLSET_END = '</urlset>\n'

/** Files are named without their beginning and end: `articles-0`. */
export function writeSitemapIndex(publicUrl: string, files: string[]): string {
  const entries = files.map(
    (file) => `<sitemap>${element('loc', `${publicUrl}/sitemap-${file}.xml`)}</sitemap>\n`,
  )
  return `${XML_HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</sitemapindex>\n`
}

/** A page is one address; its languages differ in the query, as the documents themselves say. */
export function writePagesSitemap(publicUrl: string): string {
  const urls = PAGES.map((path) => {
    const address = publicUrl + path
    const links = LANGUAGES.map((language) => {
      const tag = LANGUAGE_TAGS[language]
      return alternate(tag, `${address}?hl=${tag}`)
    })
    return `<url>${element('loc', address)}${links.join('')}${alternate('x-default', address)}</url>\n`
  })
  return URLSET_START + urls.join('') + URLSET_END
}

/** Each language version has an address of its own; they link to one another. */
export function writeSitemapEntry(
  urlOf: (id: number) => string,
  { id, updatedAt }: SitemapEntry,
  versions: SitemapVersion[] = [],
): string {
  const links = versions.length > 1 ? versions : []
  const original = links.find(({ isOriginal }) => isOriginal)
  return [
    '<url>',
    element('loc', urlOf(id)),
    element('lastmod', updatedAt.toISOString()),
    ...links.map((version) => alternate(tagOf(version.language), urlOf(version.id))),
    ...(original ? [alternate('x-default', urlOf(original.id))] : []),
    '</url>\n',
  ].join('')
}

function alternate(tag: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(address)}"/>`
}
