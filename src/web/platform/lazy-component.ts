import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { shownLanguage } from './language.tsx'
import { ensureMessages } from './messages.ts'
import { retryLoad } from './retry-load.ts'

/** A component whose code and words are fetched when it is first drawn; use it inside a Suspense. */
export function lazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const component = await retryLoad(async () => {
      const loaded = await load()
      await ensureMessages(shownLanguage())
      return loaded
    })
    return { default: component }
  })
}
