import { renderToString } from 'react-dom/server'
import type { ReadPath, RenderPage } from '../contract/rendering.ts'
import { App, seedQueries } from './app/app.tsx'
import { loadScreen, matchScreen } from './app/screens.ts'
import { HeadContext, type Head } from './platform/head.tsx'
import { loadLaterParts } from './platform/later.tsx'
import { FixedPlace } from './platform/link.tsx'
import { toPlace } from './platform/location.ts'
import { pathRead } from './platform/path-read.ts'
import { createQueryClient } from './platform/query-client.ts'

export const readPath: ReadPath = (path) => {
  const { reads = [] } = matchScreen(toPlace(path, 'start').path).screen
  return { path: pathRead(path, reads), reads }
}

/** The entry that the server loads: a document's content for one path and language. */
export const renderPage: RenderPage = async (state) => {
  const { path } = toPlace(state.path, 'start')
  const match = matchScreen(path)
  await loadScreen(match, path, state.language)
  await loadLaterParts(state.language)
  const queryClient = createQueryClient()
  seedQueries(queryClient, state.queries)
  let head: Head = {
    title: state.siteName,
    description: '',
    isIndexable: true,
    status: 200,
    canonical: path,
  }
  const html = renderToString(
    <HeadContext value={(found) => void (head = found)}>
      <FixedPlace path={state.path}>
        <App state={state} queryClient={queryClient} />
      </FixedPlace>
    </HeadContext>,
  )
  return { ...head, html, module: match.screen.module }
}
