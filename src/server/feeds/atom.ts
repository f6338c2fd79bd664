import type { FeedEntry } from '../content/feed-source.ts'
import { tagOf, updatedAt, type Feed } from './feed.ts'
import { element, escapeXml, XML_HEAD } from './xml.ts'

export function writeAtom(feed: Feed): string {
  return `${XML_HEAD}<feed xmlns="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/" xml:lang="${tagOf(feed.language)}">
${element('id', feed.selfUrl)}
${element('title', feed.title)}
${element('subtitle', feed.description)}
${element('updated', updatedAt(feed).toISOString())}
<link rel="self" type="application/atom+xml" href="${escapeXml(feed.selfUrl)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(feed.pageUrl)}"/>
<link rel="alternate" type="application/rss+xml" href="${escapeXml(feed.otherUrl)}"/>
<author>${element('name', feed.siteName)}</author>
${feed.entries.map(writeEntry).join('\n')}
</feed>
`
}

function writeEntry(entry: FeedEntry): string {
  const language = entry.language && tagOf(entry.language)
  const others = entry.translations.map((other) => alternate(other.url, tagOf(other.language)))
  const lines = [
    element('id', entry.url),
    `<title type="text">${escapeXml(entry.title)}</title>`,
    `<link rel="alternate" type="text/html"${language === undefined ? '' : ` hreflang="${language}"`} href="${escapeXml(entry.url)}"/>${others.join('')}`,
    element('published', entry.publishedAt),
    element('updated', entry.updatedAt),
    writeAuthor(entry),
    entry.categories.map(writeCategory).join(''),
    `<summary type="text">${escapeXml(entry.summary)}</summary>`,
    entry.imageUrl && `<media:thumbnail url="${escapeXml(entry.imageUrl)}"/>`,
  ]
  const start = language === undefined ? '<entry>' : `<entry xml:lang="${language}">`
  return `${start}\n${lines.filter(Boolean).join('\n')}\n</entry>`
}

function alternate(url: string, language: string): string {
  return `<link rel="alternate" hreflang="${language}" href="${escapeXml(url)}"/>`
}

/** Without one, it is by the author of the whole feed. */
function writeAuthor({ author }: FeedEntry): string {
  if (author === undefined) return ''
  const uri = author.url === undefined ? '' : element('uri', author.url)
  return `<author>${element('name', author.name)}${uri}</author>`
}

function writeCategory({ term, label }: FeedEntry['categories'][number]): string {
  const shown = label === undefined ? '' : ` label="${escapeXml(label)}"`
  return `<category term="${escapeXml(term)}"${shown}/>`
}
