import { lazy, memo, Suspense, useState, type ComponentType } from 'react'
import { PartBoundary } from './part-boundary.tsx'
import { retryLoad } from './retry-load.ts'

const parts = new Set<() => Promise<unknown>>()

/**
 * A part of the page that is in the document from the start and becomes alive a moment later: the server draws
 * it, the browser fetches its code only after the screen itself is alive. Until then it shows what was sent.
 */
export function deferHydration<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  const start = async (): Promise<ComponentType<Props>> => (loaded ??= await load())
  parts.add(start)
  const Lazy = lazy(async () => ({ default: await retryLoad(start) }))
  // Kept from drawing again with its surroundings: a part whose code is still on the way would be emptied by that.
  return memo(function Later(props: Props) {
    // Chosen once: another type on a later render would be another part, without the state of the first.
    const [Component] = useState(() => loaded ?? (Lazy as ComponentType<Props>))
    return (
      <PartBoundary>
        <Suspense>
          <Component {...props} />
        </Suspense>
      </PartBoundary>
    )
  })
}

/** For a page that is drawn at once: by the server, or by the app when the document does not fit. */
export async function loadDeferredParts(): Promise<void> {
  // A part that has arrived may bring others.
  for (let known = 0; known < parts.size;) {
    known = parts.size
    await Promise.all([...parts].map((start) => start()))
  }
}
