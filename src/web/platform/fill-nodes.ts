import { createElement, Fragment, type ReactNode } from 'react'

/** Puts links and the like where a sentence names them in braces: every language has its own order of words. */
export function fillNodes(text: string, nodes: Record<string, ReactNode>): ReactNode {
  const parts = text.split(/\{(\w+)\}/).map((part, index) => (index % 2 === 0 ? part : nodes[part]))
  return createElement(Fragment, null, ...parts)
}
