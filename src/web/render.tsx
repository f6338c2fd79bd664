import { renderToString } from 'react-dom/server'
import type { RenderPage } from '../contract/rendering.ts'
import { App, seedQueries } from './app/app.tsx'
import { loadScreen, matchScreen } from './app/screens.ts'
import { HeadContext, type Head } from './platform/head.tsx'
import { loadLaterParts } from './platform/later.tsx'
import { placeAt } from './platform/link.tsx'
import { createQueryClient } from './platform/query-client.ts'

/** The entry that the server loads: a document's content for one path and language. */
export const renderPage: RenderPage = async (state) => {
  const path = state.path.split('?')[0] ?? state.path
  const match = matchScreen(path)
  await loadScreen(match, path, state.language)
  await loadLaterParts(state.language)
  const queryClient = createQueryClient()
  seedQueries(queryClient, state.queries)
  const collector: { head?: Head & { status: 200 | 404 } } = {}
  const html = renderToString(
    <HeadContext value={collector}>
      {placeAt(state.path, <App state={state} queryClient={queryClient} />)}
    </HeadContext>,
  )
  const head = collector.head ?? { title: state.siteName, description: '', isIndexable: true, status: 200 as const }
  return { ...head, html, module: match.screen.module }
}
