import { escapeHtml } from '../platform/escape-html.ts'
import type { FeedEntry } from '../content/feed-source.ts'
import { tagOf, updatedAt, type Feed } from './feed.ts'
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
${feed.entries.map(writeItem).join('\n')}
</channel>
</rss>
`
}

function writeItem(entry: FeedEntry): string {
  const lines = [
    element('title', entry.title),
    element('link', entry.url),
    `<guid isPermaLink="true">${escapeXml(entry.url)}</guid>`,
    element('pubDate', new Date(entry.publishedAt).toUTCString()),
    entry.author && element('dc:creator', entry.author.name),
    entry.language && element('dc:language', tagOf(entry.language)),
    entry.categories.map(({ term, label }) => element('category', label ?? term)).join(''),
    // A description is HTML by definition: plain text has to be escaped once for that, and once for XML.
    element('description', escapeHtml(entry.summary)),
    entry.imageUrl && `<media:thumbnail url="${escapeXml(entry.imageUrl)}"/>`,
  ]
  return `<item>\n${lines.filter(Boolean).join('\n')}\n</item>`
}
