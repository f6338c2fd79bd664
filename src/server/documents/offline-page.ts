import { createHash } from 'node:crypto'
import { OFFLINE_PATH, WORKER_PATH } from '../../contract/rendering.ts'
import { encodingFor, sendCompressible, toCompressible } from '../platform/compressible.ts'
import type { Config } from '../platform/config.ts'
import { escapeHtml } from '../platform/escape-html.ts'
import { pagePolicy } from '../platform/http.ts'
import type { Server } from '../platform/server.ts'
import type { WebBuild } from '../platform/web-build.ts'

const WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'"

/** The service worker and the page it shows without a connection. Where it is off, browsers find no worker and drop theirs. */
export function serveOfflinePage({ http, config }: Server, web: WebBuild): void {
  if (!config.serviceWorker) return
  const page = layOutOfflinePage(web, config.siteName)
  // A browser takes a worker for new, and fetches the page anew, only when the script itself differs.
  const version = createHash('sha256').update(page).digest('hex').slice(0, 16)
  serve(WORKER_PATH, `${web.worker}\n// ${version}\n`, {
    'content-type': 'text/javascript; charset=utf-8',
    'content-security-policy': WORKER_POLICY,
  })
  serve(OFFLINE_PATH, page, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': offlinePolicy(web, config),
    'x-robots-tag': 'noindex',
  })

  function serve(path: string, text: string, headers: Record<string, string>): void {
    const content = toCompressible(text)
    http.get(path, async (request, reply) => {
      reply.headers({ ...headers, 'cache-control': 'no-cache', vary: 'Accept-Encoding' })
      return sendCompressible(reply, content, encodingFor(request, content))
    })
  }
}

function offlinePolicy({ baseStyles, offlinePage }: WebBuild, config: Config): string {
  return pagePolicy(config, {
    script: offlinePage.script.hash,
    styles: [baseStyles.hash, offlinePage.styles.hash],
  })
}

/** All in one: without a connection nothing else can be relied on. Its script draws what is on the device, in the reader's language. */
function layOutOfflinePage({ baseStyles, offlinePage }: WebBuild, siteName: string): string {
  return `<!doctype html>
<html lang="en" data-theme="dark">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(siteName)}</title>
<style>${baseStyles.content}</style>
<style>${offlinePage.styles.content}</style>
</head>
<body>
<header class="offline-head"><svg width="28" height="28" viewBox="0 0 32 32" fill="none" aria-hidden="true"><path d="M25 9.5 20.5 5h-9L4.5 12v8l7 7h9l4.5-4.5" stroke="currentColor" stroke-width="3.4"/><path d="M13.2 21.5 17.3 10.3" class="offline-book" stroke-width="4"/></svg>${escapeHtml(siteName)}</header>
<main class="offline-main"></main>
<script>${offlinePage.script.content}</script>
</body>
</html>
`
}
