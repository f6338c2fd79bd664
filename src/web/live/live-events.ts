import { useEffect, useRef } from 'react'
import type { LiveEventBody, LiveEventKind } from '../../contract/events.ts'

type BodyOf<Kind extends LiveEventKind> = Extract<LiveEventBody, { kind: Kind }>
type Listener = (body: LiveEventBody) => void

const listeners = new Map<LiveEventKind, Set<Listener>>()
/** The last of each kind, for whoever begins to listen later. */
const latest = new Map<LiveEventKind, LiveEventBody>()

export function tellListeners(body: LiveEventBody): void {
  // For whoever comes later it is how things stand, and no news. What passes (somebody typed) is not told late.
  if (body.kind === 'notifications') latest.set(body.kind, { ...body, isNews: false, isAllRead: false })
  if (body.kind === 'messages') latest.set(body.kind, { ...body, isNews: false })
  for (const listener of listeners.get(body.kind) ?? []) listener(body)
}

export function latestEvents(): LiveEventBody[] {
  return [...latest.values()]
}

export function forgetEvents(): void {
  latest.clear()
}

/** Calls back with every event of a kind while the component is there, beginning with how things stand. */
export function useLiveEvents<Kind extends LiveEventKind>(
  kind: Kind,
  listener: (body: BodyOf<Kind>) => void,
): void {
  const current = useRef(listener)
  useEffect(() => {
    current.current = listener
  })
  useEffect(() => {
    const hear: Listener = (body) => current.current(body as BodyOf<Kind>)
    const others = listeners.get(kind) ?? new Set()
    listeners.set(kind, others.add(hear))
    const last = latest.get(kind)
    if (last !== undefined) hear(last)
    return () => void others.delete(hear)
  }, [kind])
}
