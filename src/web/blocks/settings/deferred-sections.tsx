import { Suspense } from 'react'
import { lazyComponent } from '../../platform/lazy-component.ts'

const sections = async () => import('./sections.ts')
const Blocked = lazyComponent(async () => (await sections()).BlockedPeople)
const Mutes = lazyComponent(async () => (await sections()).Mutes)

export function BlockedSection() {
  return (
    <Suspense>
      <Blocked />
    </Suspense>
  )
}

export function MutesSection() {
  return (
    <Suspense>
      <Mutes />
    </Suspense>
  )
}
