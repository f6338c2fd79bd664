import { useState } from 'react'
import { usePlace } from '../platform/link.tsx'
import { FIRST_PAGE, type Trail } from './page-trail.ts'

/** By history entry: whoever comes back from a post finds the page they left. */
const kept = new Map<string, Trail>()

interface KeptTrail {
  name: string
  trail: Trail
}

/** `name` says which list it is; another one starts at its first page. */
export function usePageTrail(name: string): [Trail, (trail: Trail) => void] {
  const key = `${usePlace().key} ${name}`
  const begin = (): KeptTrail => ({ name: key, trail: kept.get(key) ?? FIRST_PAGE })
  const [state, setState] = useState(begin)
  const shown = state.name === key ? state : begin()
  if (shown !== state) setState(shown)
  return [
    shown.trail,
    (trail) => {
      kept.set(key, trail)
      setState({ name: key, trail })
    },
  ]
}
