import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { shownLanguage } from './language.tsx'
import { ensureMessages } from './messages.ts'

/** A component whose code and words are fetched when it is first drawn; use it inside a Suspense. */
export function lazily<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const component = await load()
    await ensureMessages(shownLanguage())
    return { default: component }
  })
}
