import type { RichNode } from '../../contract/rich-text.ts'

const MARK = '||'
type Piece = RichNode | typeof MARK

/** Puts what stands between two `||` of the same paragraph into a spoiler, with all the marks inside it. */
export function hideSpoilers(nodes: RichNode[], wrap: (children: RichNode[]) => RichNode): RichNode[] {
  if (!nodes.some((node) => node.type === 'text' && node.value.includes(MARK))) return nodes
  const pieces = nodes.flatMap(cut)
  const result: RichNode[] = []
  let hidden: RichNode[] | null = null
  for (const piece of pieces) {
    if (piece !== MARK) (hidden ?? result).push(piece)
    else if (hidden === null) hidden = []
    else if (hidden.length > 0) {
      result.push(wrap(hidden))
      hidden = null
    } else result.push({ type: 'text', value: MARK })
  }
  // One that is never closed is no spoiler.
  if (hidden !== null) result.push({ type: 'text', value: MARK }, ...hidden)
  return result
}

function cut(node: RichNode): Piece[] {
  if (node.type !== 'text') return [node]
  return node.value
    .split(MARK)
    .flatMap((value, index): Piece[] => [
      ...(index > 0 ? ([MARK] as const) : []),
      ...(value === '' ? [] : [{ type: 'text' as const, value }]),
    ])
}
