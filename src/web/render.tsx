import { renderToString } from 'react-dom/server'
import type { PageState, RenderedPage } from '../contract/rendering.ts'
import { App, seedQueries } from './app/app.tsx'
import { documentHead } from './app/document-head.ts'
import { documentOf } from './app/documents.ts'
import { loadScreen } from './app/load-screen.ts'
import { matchScreen } from './app/screens.ts'
import { HeadContext, type Head } from './platform/head.tsx'
import { loadDeferredParts } from './platform/deferred-hydration.tsx'
import { FixedPlace } from './platform/link.tsx'
import { toPlace } from './platform/location.ts'
import { createQueryClient } from './platform/query-client.ts'

// The entry that the server loads, as `PageRenderer` of contract/rendering.ts describes it.
export { planPage } from './app/plan-page.ts'

/** A document's content and head for one path and language. */
export async function renderPage(state: PageState, publicUrl = ''): Promise<RenderedPage> {
  const { path, query } = toPlace(state.path, 'start')
  const match = matchScreen(path)
  await loadScreen(match, path, state.language)
  await loadDeferredParts()
  const client = createQueryClient()
  seedQueries(client, state.queries)
  let told: Head = {
    title: state.siteName,
    description: '',
    isIndexable: true,
    status: 200,
    canonical: path,
  }
  const html = renderToString(
    <HeadContext value={(found) => void (told = found)}>
      <FixedPlace path={state.path}>
        <App state={state} queryClient={client} />
      </FixedPlace>
    </HeadContext>,
  )
  const { screen, params } = match
  const sources = { params, query, client, language: state.language, publicUrl }
  const beyond = documentOf(screen.pattern).head?.(sources) ?? {}
  const head = documentHead(told, beyond, state, publicUrl)
  return { ...head, status: told.status, html, module: screen.module }
}
