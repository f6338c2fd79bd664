import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { retryLoad } from './retry-load.ts'
import { loadAllStyles } from './screen-styles.ts'

/** A component whose code is fetched when it is first drawn; use it inside a Suspense. */
export function lazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    const [component] = await Promise.all([retryLoad(load), retryLoad(loadAllStyles)])
    return { default: component }
  })
}
