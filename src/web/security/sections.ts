import type { ComponentType } from 'react'
import { HistorySection } from './history-section.tsx'
import { SessionsSection } from './sessions-section.tsx'

/** Every part of the screen, in this order. A feature adds its own here, as one that is fetched when it is drawn. */
export const SECTIONS: { id: string; Section: ComponentType }[] = [
  { id: 'sessions', Section: SessionsSection },
  { id: 'history', Section: HistorySection },
]
