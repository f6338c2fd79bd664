import { LANGUAGE_TAGS, LANGUAGES, type Language } from '../../contract/messages.ts'
import type { Theme } from '../../contract/plans.ts'
import type { PageState, RenderedPage } from '../../contract/rendering.ts'
import { escapeHtml } from '../platform/escape-html.ts'
import type { WebBuild } from './web-build.ts'

export interface DocumentInput {
  web: WebBuild
  page: RenderedPage
  state: PageState
  theme: Theme
  publicUrl: string
}

/** One HTML document: head for people and machines, readable content, and what the app needs to start on it. */
export function layOutDocument({ web, page, state, theme, publicUrl }: DocumentInput): string {
  // One address a page: the form with a slash at its end is the same one.
  const path = (state.path.split('?')[0] ?? '/').replace(/([^/])\/$/, '$1')
  const address = publicUrl + path
  return `<!doctype html>
<html lang="${LANGUAGE_TAGS[state.language]}" data-theme="${theme === 'auto' ? 'dark' : theme}" data-path="${escapeHtml(state.path)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(page.title)}</title>
<meta name="description" content="${escapeHtml(page.description)}">
${page.isIndexable && page.status === 200 ? '' : '<meta name="robots" content="noindex">\n'}<link rel="canonical" href="${escapeHtml(address)}">
${alternates(address)}
<meta property="og:type" content="website">
<meta property="og:site_name" content="${escapeHtml(state.siteName)}">
<meta property="og:title" content="${escapeHtml(page.title)}">
<meta property="og:description" content="${escapeHtml(page.description)}">
<meta property="og:url" content="${escapeHtml(address)}">
<meta property="og:locale" content="${OPEN_GRAPH_LOCALES[state.language]}">
<meta name="twitter:card" content="summary">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="manifest" href="/manifest.webmanifest">
<script>${web.bootScript}</script>
<style>${web.style}</style>
${web.preloads(page.module, state.language).map(preload).join('\n')}
<script type="module" src="${web.entry}"></script>
<script type="application/ld+json">${inScript(linkedData(page, state, publicUrl, address))}</script>
</head>
<body>
<div id="root">${page.html}</div>
<script type="application/json" id="state">${inScript(state)}</script>
</body>
</html>
`
}

const OPEN_GRAPH_LOCALES: Record<Language, string> = { en: 'en_US', id: 'id_ID', my: 'ms_MY' }

function alternates(address: string): string {
  const links = LANGUAGES.map((language) => {
    const tag = LANGUAGE_TAGS[language]
    return `<link rel="alternate" hreflang="${tag}" href="${escapeHtml(`${address}?hl=${tag}`)}">`
  })
  return [...links, `<link rel="alternate" hreflang="x-default" href="${escapeHtml(address)}">`].join('\n')
}

function preload(file: string): string {
  return `<link rel="modulepreload" href="${file}">`
}

function linkedData(page: RenderedPage, state: PageState, publicUrl: string, address: string): unknown {
  const site = { '@type': 'WebSite', '@id': `${publicUrl}/#site`, name: state.siteName, url: `${publicUrl}/` }
  const thisPage = {
    '@type': 'WebPage',
    name: page.title,
    description: page.description,
    url: address,
    inLanguage: LANGUAGE_TAGS[state.language],
    isPartOf: { '@id': site['@id'] },
  }
  return { '@context': 'https://schema.org', '@graph': [site, thisPage] }
}

/** JSON inside a script block: nothing in it may end the block. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
