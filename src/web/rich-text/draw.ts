import type { ReactNode } from 'react'
import type { RichNode } from '../../contract/rich-text.ts'

/** Draws what is inside a node; handed down, so that the parts need not know the whole. */
export type Draw = (nodes: RichNode[]) => ReactNode
