import { LANGUAGE_TAGS, type Language } from '../../contract/messages.ts'
import type { Theme } from '../../contract/plans.ts'
import type { PageState, RenderedPage } from '../../contract/rendering.ts'
import { escapeHtml } from '../platform/escape-html.ts'
import { headFor, type DocumentHead } from './document-head.ts'
import { linkedData } from './linked-data.ts'
import { messages } from './messages.ts'
import { describePost, nameOfPost, postTags } from './post-head.ts'
import type { StyleSheet, WebBuild } from '../platform/web-build.ts'

export interface DocumentInput {
  web: WebBuild
  page: RenderedPage
  state: PageState
  theme: Theme
  publicUrl: string
}

/** One HTML document: head for people and machines, readable content, and what the app needs to start on it. */
export function layOutDocument({ web, page: drawn, state, theme, publicUrl }: DocumentInput): string {
  const head = headFor(state, drawn.canonical)
  const page = { ...drawn, description: descriptionOf(drawn, head, state.language) }
  return `<!doctype html>
<html lang="${LANGUAGE_TAGS[state.language]}" data-theme="${theme === 'auto' ? 'dark' : theme}" data-path="${escapeHtml(state.path)}" data-reads="${web.readPath(state.path).reads.join(' ')}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(page.title)}</title>
<meta name="description" content="${escapeHtml(page.description)}">
${forRobots(page, head)}<link rel="canonical" href="${escapeHtml(publicUrl + head.path)}">
${alternates(head, publicUrl)}
<link rel="alternate" type="application/rss+xml" title="${escapeHtml(state.siteName)}" href="${escapeHtml(head.feed)}">
${openGraph(page, state, head, publicUrl)}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="manifest" href="/manifest.webmanifest">
<script>${web.bootScript}</script>
${web.styles(page.module).map(styleSheet).join('\n')}
${web.preloads(page.module, state.language).map(preload).join('\n')}
<script type="module" src="${web.entry}"></script>
<script type="application/ld+json">${inScript(linkedData(page, state, head, publicUrl))}</script>
</head>
<body>
<div id="root">${page.html}</div>
<script type="application/json" id="state">${inScript(state)}</script>
</body>
</html>
`
}

const OPEN_GRAPH_LOCALES: Record<Language, string> = { en: 'en_US', id: 'id_ID', my: 'ms_MY' }

function descriptionOf(page: RenderedPage, { post, isAdult }: DocumentHead, language: Language): string {
  if (isAdult) return messages.adult[language]
  return (post && describePost(post)) ?? page.description
}

function forRobots(page: RenderedPage, { isAdult }: DocumentHead): string {
  const isFound = page.isIndexable && page.status === 200 && !isAdult
  return [
    ...(isFound ? [] : ['<meta name="robots" content="noindex">\n']),
    ...(isAdult ? ['<meta name="rating" content="adult">\n'] : []),
  ].join('')
}

function alternates({ alternates: paths }: DocumentHead, publicUrl: string): string {
  return Object.entries(paths)
    .map(([tag, path]) => `<link rel="alternate" hreflang="${tag}" href="${escapeHtml(publicUrl + path)}">`)
    .join('\n')
}

function openGraph(page: RenderedPage, state: PageState, head: DocumentHead, publicUrl: string): string {
  const { article, post, image } = head
  const language = article?.language ?? state.language
  const title = article?.title ?? (post && nameOfPost(post)) ?? page.title
  const tags: [string, string | number][] = [
    ['og:type', article === undefined && post === undefined ? 'website' : 'article'],
    ['og:site_name', state.siteName],
    ['og:title', title],
    ['og:description', page.description],
    ['og:url', publicUrl + head.path],
    ['og:locale', OPEN_GRAPH_LOCALES[language]],
  ]
  if (article !== undefined) {
    tags.push(['article:published_time', article.createdAt], ['article:modified_time', article.updatedAt])
    tags.push(['article:section', article.category])
    for (const tag of article.tags) tags.push(['article:tag', tag])
  }
  if (post !== undefined) tags.push(...postTags(post, publicUrl))
  if (image !== undefined)
    tags.push(
      ['og:image', publicUrl + image.path],
      ['og:image:width', image.width],
      ['og:image:height', image.height],
      ['og:image:alt', image.alt ?? title],
    )
  return [
    ...tags.map(([name, value]) => `<meta property="${name}" content="${escapeHtml(String(value))}">`),
    `<meta name="twitter:card" content="${image === undefined ? 'summary' : 'summary_large_image'}">`,
  ].join('\n')
}

/** Inlined, so that nothing waits for it; the disabled link tells the app that it need not be fetched. */
function styleSheet({ address, content }: StyleSheet): string {
  return `<style>${content}</style><link rel="stylesheet" href="${address}" disabled>`
}

function preload(file: string): string {
  return `<link rel="modulepreload" href="${file}">`
}

/** JSON inside a script block: nothing in it may end the block. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
