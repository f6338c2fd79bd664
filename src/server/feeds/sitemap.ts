import { CATEGORIES } from '../../contract/categories.ts'
import { LANGUAGE_TAGS, LANGUAGES } from '../../contract/messages.ts'
import { articleUrl, postUrl, tagOf } from './feed.ts'
import type { SitemapArticle, SitemapPost } from './queries.ts'
import { element, escapeXml, XML_HEAD } from './xml.ts'

/** Every clean path that is worth finding, apart from articles and posts. Pages of one person and forms are not. */
const PAGES = [
  '/',
  '/categories',
  ...CATEGORIES.map((category) => `/category/${category}`),
  '/trending',
  '/page',
  '/help-center',
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

/** Each language of an article has an address of its own; they name one another. */
export function writeSitemapArticle(publicUrl: string, article: SitemapArticle): string {
  const links = article.versions.length > 1 ? article.versions : []
  const original = links.find(({ id }) => id === article.originalId)
  return [
    '<url>',
    element('loc', articleUrl(publicUrl, article.id)),
    element('lastmod', article.updatedAt.toISOString()),
    ...links.map(({ id, language }) => alternate(tagOf(language), articleUrl(publicUrl, id))),
    ...(original ? [alternate('x-default', articleUrl(publicUrl, original.id))] : []),
    '</url>\n',
  ].join('')
}

/** A post has one address for all languages of the site: nobody translates it. */
export function writeSitemapPost(publicUrl: string, { id, updatedAt }: SitemapPost): string {
  return `<url>${element('loc', postUrl(publicUrl, id))}${element('lastmod', updatedAt.toISOString())}</url>\n`
}

function alternate(tag: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(address)}"/>`
}
