import type { RichText } from '../../../contract/rich-text.ts'

/** A large first letter is three lines high: fewer words than fill them would leave it hanging into what follows. */
const LEAST_LETTERS = 240

export function hasDropCap([first]: RichText): boolean {
  if (first?.type !== 'paragraph') return false
  const letters = lengthOf(first.children)
  const [start] = first.children
  return letters >= LEAST_LETTERS && start?.type === 'text' && /^\p{L}/u.test(start.value)
}

function lengthOf(nodes: RichText): number {
  return nodes.reduce((sum, node) => {
    if (node.type === 'text' || node.type === 'codeSpan') return sum + node.value.length
    // A line that ends early fills less than it counts.
    if (node.type === 'break') return sum - LEAST_LETTERS
    return sum + ('children' in node ? lengthOf(node.children) : 0)
  }, 0)
}
