import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { retryLoad } from './retry-load.ts'

/** A component whose code is fetched when it is first drawn; use it inside a Suspense. */
export function lazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    return { default: await retryLoad(load) }
  })
}
