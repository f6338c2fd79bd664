import { LANGUAGE_TAGS, type Language } from '../../contract/messages.ts'
import type { Theme } from '../../contract/plans.ts'
import { styleName, type PagePlan, type PageState, type RenderedPage } from '../../contract/rendering.ts'
import type { Config } from '../platform/config.ts'
import { escapeHtml } from '../platform/escape-html.ts'
import type { WebBuild } from '../platform/web-build.ts'

export interface DocumentInput {
  web: WebBuild
  plan: PagePlan
  page: RenderedPage
  state: PageState
  theme: Theme
  config: Pick<Config, 'publicUrl' | 'serviceWorker'>
}

/** One HTML document: head for people and machines, readable content, and what the app needs to start on it. */
export function layOutDocument({ web, plan, page, state, theme, config }: DocumentInput): string {
  const { publicUrl, serviceWorker } = config
  return `<!doctype html>
<html lang="${LANGUAGE_TAGS[state.language]}" data-theme="${theme === 'auto' ? 'dark' : theme}" data-path="${escapeHtml(plan.path)}" data-reads="${plan.reads.join(' ')}" data-styles="${web.stylesFolder}"${titleFont(web, page)}${serviceWorker ? ' data-worker' : ''}${newsOf(state)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(page.title)}</title>
<meta name="description" content="${escapeHtml(page.description)}">
${forRobots(page)}<link rel="canonical" href="${escapeHtml(publicUrl + page.canonical)}">
${alternates(page, publicUrl)}
<link rel="alternate" type="application/rss+xml" title="${escapeHtml(state.siteName)}" href="${escapeHtml(page.feed)}">
${openGraph(page, state, publicUrl)}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="manifest" href="/manifest.webmanifest">
<script>${web.bootScript.content}</script>
<style>${web.baseStyles.content}</style>
<style data-screen="${styleName(page.module)}">${web.styles(page.module).content}</style>
<script type="application/ld+json">${inScript(page.linkedData)}</script>
</head>
<body>
<div id="root">${page.html}</div>
<script type="application/json" id="state">${inScript(state)}</script>
${scripts(web, page, state)}
</body>
</html>
`
}

const OPEN_GRAPH_LOCALES: Record<Language, string> = { en: 'en_US', id: 'id_ID', my: 'ms_MY' }

function forRobots({ isIndexable, isNsfw }: RenderedPage): string {
  return [
    ...(isIndexable ? [] : ['<meta name="robots" content="noindex">\n']),
    ...(isNsfw ? ['<meta name="rating" content="adult">\n'] : []),
  ].join('')
}

function alternates({ alternates: paths }: RenderedPage, publicUrl: string): string {
  return Object.entries(paths)
    .map(([tag, path]) => `<link rel="alternate" hreflang="${tag}" href="${escapeHtml(publicUrl + path)}">`)
    .join('\n')
}

function openGraph(
  { description, canonical, share, image }: RenderedPage,
  state: PageState,
  publicUrl: string,
) {
  const tags: [string, string | number][] = [
    ['og:type', share.type],
    ['og:site_name', state.siteName],
    ['og:title', share.title],
    ['og:description', description],
    ['og:url', publicUrl + canonical],
    ['og:locale', OPEN_GRAPH_LOCALES[share.language]],
    ...share.tags,
  ]
  if (image !== undefined)
    tags.push(
      ['og:image', publicUrl + image.path],
      ['og:image:width', image.width],
      ['og:image:height', image.height],
      ['og:image:alt', image.alt ?? share.title],
    )
  return [
    ...tags.map(
      ([name, value]) => `<meta property="${escapeHtml(name)}" content="${escapeHtml(String(value))}">`,
    ),
    `<meta name="twitter:card" content="${image === undefined ? 'summary' : 'summary_large_image'}">`,
  ].join('\n')
}

/** `boot.ts` takes it away again for those who have closed this announcement, before anything is painted. */
const newsOf = ({ site }: PageState) =>
  site?.announcement === undefined ? '' : ` data-news="${site.announcement.id}"`

/** The font of titles comes first where no picture leads the page. */
const titleFont = (web: WebBuild, page: RenderedPage) =>
  page.html.includes('fetchpriority="high"') ? '' : ` data-font="${web.titleFont}"`

/** At the very end: on a slow line they would share it with the words and the first picture, and delay both. */
function scripts(web: WebBuild, { module }: RenderedPage, { language }: PageState): string {
  const preloads = web.preloads(module, language).map((file) => `<link rel="modulepreload" href="${file}">`)
  return [...preloads, `<script type="module" src="${web.entry(language)}"></script>`].join('\n')
}

/** JSON inside a script block: nothing in it may end the block. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
