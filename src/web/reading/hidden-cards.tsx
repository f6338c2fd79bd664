import { Suspense } from 'react'
import { lazyComponent } from '../platform/lazy-component.ts'
import type { HiddenLineProps } from './hidden-line.tsx'

const HiddenLine = lazyComponent(async () => (await import('./hidden-line.tsx')).HiddenLine)

/** Under a list: how many of it are left out, and the way to them. Few want that, so its code comes when it is wanted. */
export function HiddenCards(props: HiddenLineProps) {
  return (
    props.readable.isOn && (
      <Suspense>
        <HiddenLine {...props} />
      </Suspense>
    )
  )
}
