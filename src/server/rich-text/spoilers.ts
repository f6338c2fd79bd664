import type { RichNode } from '../../contract/rich-text.ts'

const MARK = '||'
type Piece = RichNode | typeof MARK

/** Wraps what stands between two `||` of the same paragraph in a spoiler, with all the marks inside it. */
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
    } else pushMark(result)
  }
  // One that is never closed is no spoiler.
  if (hidden !== null) {
    pushMark(result)
    result.push(...hidden)
  }
  return result
}

/** Thousands of marks in a row become one text, not thousands of uncounted nodes. */
function pushMark(nodes: RichNode[]): void {
  const last = nodes.at(-1)
  if (last?.type === 'text' && last.value.endsWith(MARK)) last.value += MARK
  else nodes.push({ type: 'text', value: MARK })
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
