// First, so that its order of layers holds for the style sheets of all components.
import './styles/app.css'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { isLanguage, LANGUAGE_TAGS, LANGUAGES } from '../contract/messages.ts'
import { App, seedQueries } from './app/app.tsx'
import { loadScreen } from './app/load-screen.ts'
import { matchScreen } from './app/screens.ts'
import { shownLanguage, storedLanguage } from './platform/language.tsx'
import { locationStore, setPrefetch } from './platform/location.ts'
import { loadDeferredParts } from './platform/deferred-hydration.tsx'
import { ensureMessages } from './platform/messages.ts'
import { readPageState } from './platform/page-state.tsx'
import { createQueryClient } from './platform/query-client.ts'
import { readStored, writeStored } from './platform/storage.ts'
import { themeStore } from './platform/theme.ts'

const root = document.documentElement
const isHydrating = root.dataset['boot'] === 'hydrate'
const documentState = readPageState()
const shown = LANGUAGES.find((language) => LANGUAGE_TAGS[language] === root.lang)
const language = isHydrating && shown !== undefined ? shown : storedLanguage()
// A first visit through a link in a language (?hl=) is a choice of it.
if (!isLanguage(readStored('language')) && language !== 'en') writeStored('language', language)

locationStore.start()
themeStore.start()
setPrefetch((path) => {
  const target = path.split(/[?#]/)[0] ?? path
  loadScreen(matchScreen(target), target, shownLanguage()).catch(() => {})
})

// In a function: a module that waits by itself keeps the bundler from joining files.
void start()

async function start(): Promise<void> {
  const place = locationStore.get()
  await ensureMessages(language)
  // Should the code not arrive, the router says so and offers to try again.
  await loadScreen(matchScreen(place.path), place.path, language).catch(() => {})

  if (!isHydrating) await loadDeferredParts().catch(() => {})

  const queryClient = createQueryClient()
  const container = document.getElementById('root')
  if (container === null) throw new Error('The document has no root')
  const state = { ...documentState, language }
  if (isHydrating) seedQueries(queryClient, documentState.queries)
  const app = (
    <StrictMode>
      <App state={state} queryClient={queryClient} />
    </StrictMode>
  )
  // In pieces, so that a slow device can answer in between.
  if (isHydrating) startTransition(() => void hydrateRoot(container, app))
  else {
    container.replaceChildren()
    createRoot(container).render(app)
    delete root.dataset['boot']
  }
}
