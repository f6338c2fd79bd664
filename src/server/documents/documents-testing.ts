/**
 * Spec 2.1: the paths that are answered with a document, whatever people have written; the last with a parameter in it.
 * /article/:id, /user/:userId and /guild/:id are not among them: they depend on what and who is there.
 */
export const CLEAN_PATHS = [
  '/',
  '/categories',
  '/trending',
  '/question',
  '/market',
  '/auth',
  '/profile',
  '/iq-test',
  '/page',
  '/page-create',
  '/database',
  '/guilds',
  '/postguild',
  '/reset-password',
  '/create-article',
  '/help-center',
  '/terms-of-service',
  '/privacy-policy',
  '/cookie-policy',
  '/category/science',
]

/** A document as a machine reads it: no browser, no scripts. */
export function readDocument(html: string) {
  const one = (pattern: RegExp): string => decode(pattern.exec(html)?.[1] ?? '')
  const meta = (name: string): string =>
    one(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`))
  const content = /<div id="root">([\s\S]*?)<\/div>\n<script type="application\/json"/.exec(html)?.[1] ?? ''
  return {
    language: one(/<html lang="([^"]*)"/),
    theme: one(/<html [^>]*data-theme="([^"]*)"/),
    path: one(/<html [^>]*data-path="([^"]*)"/),
    title: one(/<title>([^<]*)<\/title>/),
    meta,
    canonical: one(/<link rel="canonical" href="([^"]*)">/),
    alternates: Object.fromEntries(
      [...html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)">/g)].map(([, tag, href]) => [
        tag,
        decode(href ?? ''),
      ]),
    ),
    linkedData: JSON.parse(rawBlock(html, 'type="application/ld+json"')) as {
      '@graph': Record<string, unknown>[]
    },
    state: JSON.parse(rawBlock(html, 'type="application/json" id="state"')) as Record<string, unknown>,
    headings: [...content.matchAll(/<h1[^>]*>([\s\S]*?)<\/h1>/g)].map(([, inner]) => textOf(inner ?? '')),
    text: textOf(content),
  }
}

/** The contents of a script block, as a browser would cut it out: up to the first end tag. */
export function rawBlock(html: string, attributes: string): string {
  const start = html.indexOf(`<script ${attributes}>`) + `<script ${attributes}>`.length
  return html.slice(start, html.indexOf('</script', start))
}

function textOf(markup: string): string {
  // What is empty stands for nothing (the hour of the greeting, which style sheets write).
  const written = markup.replaceAll(/<!--.*?-->/g, '').replaceAll(/<(\w+)[^>]*><\/\1>/g, '')
  return decode(written.replaceAll(/<[^>]*>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function decode(text: string): string {
  const named: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", amp: '&' }
  return text.replaceAll(/&(lt|gt|quot|#x27|#39|amp);/g, (entity, name: string) => named[name] ?? entity)
}
