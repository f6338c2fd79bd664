import type { ArticleCard } from '../../contract/articles.ts'
import { categoryNames } from '../cards/public.ts'
import { escapeHtml } from '../platform/escape-html.ts'
import { articleUrl, tagOf, updatedAt, type Feed } from './feed.ts'
import { element, escapeXml, XML_HEAD } from './xml.ts'

const NAMESPACES = [
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:media="http://search.yahoo.com/mrss/"',
].join(' ')

export function writeRss(feed: Feed): string {
  return `${XML_HEAD}<rss version="2.0" ${NAMESPACES}>
<channel>
${element('title', feed.title)}
${element('link', feed.pageUrl)}
${element('description', feed.description)}
${element('language', tagOf(feed.language))}
${element('lastBuildDate', updatedAt(feed).toUTCString())}
<atom:link rel="self" type="application/rss+xml" href="${escapeXml(feed.selfUrl)}"/>
<atom:link rel="alternate" type="application/atom+xml" href="${escapeXml(feed.otherUrl)}"/>
${feed.articles.map((article) => writeItem(feed, article)).join('\n')}
</channel>
</rss>
`
}

function writeItem({ publicUrl }: Feed, article: ArticleCard): string {
  const url = articleUrl(publicUrl, article.id)
  const categories = [
    ...article.categories.map((category) => categoryNames[category][article.language]),
    ...article.tags,
  ]
  const thumbnail =
    article.thumbnail === null ? '' : `\n<media:thumbnail url="${escapeXml(publicUrl + article.thumbnail)}"/>`
  // A description is HTML by definition: plain text has to be escaped once for that, and once for XML.
  return `<item>
${element('title', article.title)}
${element('link', url)}
<guid isPermaLink="true">${escapeXml(url)}</guid>
${element('pubDate', new Date(article.createdAt).toUTCString())}
${element('dc:creator', article.authorName)}
${element('dc:language', tagOf(article.language))}
${categories.map((name) => element('category', name)).join('')}
${element('description', escapeHtml(article.content))}${thumbnail}
</item>`
}
