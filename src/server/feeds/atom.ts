import type { ArticleCard } from '../../contract/articles.ts'
import { categoryNames } from '../cards/public.ts'
import { articleUrl, tagOf, updatedAt, type Feed } from './feed.ts'
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
${feed.articles.map((article) => writeEntry(feed, article)).join('\n')}
</feed>
`
}

function writeEntry({ publicUrl }: Feed, article: ArticleCard): string {
  const url = articleUrl(publicUrl, article.id)
  const language = tagOf(article.language)
  const author = article.authorId === null ? '' : element('uri', `${publicUrl}/user/${article.authorId}`)
  const categories = article.categories.map(
    (category) =>
      `<category term="${category}" label="${escapeXml(categoryNames[category][article.language])}"/>`,
  )
  const tags = article.tags.map((tag) => `<category term="${escapeXml(tag)}"/>`)
  const others = article.languages
    .filter(({ id }) => id !== article.id)
    .map(
      (other) =>
        `<link rel="alternate" hreflang="${tagOf(other.language)}" href="${escapeXml(articleUrl(publicUrl, other.id))}"/>`,
    )
  const thumbnail =
    article.thumbnail === null ? '' : `\n<media:thumbnail url="${escapeXml(publicUrl + article.thumbnail)}"/>`
  return `<entry xml:lang="${language}">
${element('id', url)}
<title type="text">${escapeXml(article.title)}</title>
<link rel="alternate" type="text/html" hreflang="${language}" href="${escapeXml(url)}"/>${others.join('')}
${element('published', article.createdAt)}
${element('updated', article.updatedAt)}
<author>${element('name', article.authorName)}${author}</author>
${[...categories, ...tags].join('')}
<summary type="text">${escapeXml(article.content)}</summary>${thumbnail}
</entry>`
}
