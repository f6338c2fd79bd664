import { createElement, type ReactNode } from 'react'
import type { NodeOf, RichNode } from '../../contract/rich-text.ts'
import { MATH_ATTRIBUTE_VALUE, MATH_ATTRIBUTES, MATH_TAGS } from '../../contract/code-and-math-rules.ts'
import { useText } from '../platform/language.tsx'
import { messages } from './messages.ts'

/** MathML made of elements; a formula that could not be drawn is shown as it was written. */
export function Formula({ node: { isBlock, source, children } }: { node: NodeOf<'math'> }) {
  const t = useText(messages)
  if (children.length === 0)
    return isBlock ? (
      <pre className="rich-code" tabIndex={0} role="group" aria-label={t('formula')}>
        <code>{source}</code>
      </pre>
    ) : (
      <code>{source}</code>
    )
  const drawn = children
    .filter((child) => child.type === 'mathElement' && child.tag === 'math')
    .map((child, place) => draw(child, place, isBlock))
  if (!isBlock) return drawn
  return (
    <div className="rich-math" tabIndex={0} role="group" aria-label={t('formula')}>
      {drawn}
    </div>
  )
}

/** Only known tags and attributes, whatever a damaged store holds. */
function draw(node: RichNode, key: number, isBlock = false): ReactNode {
  if (node.type === 'text') return node.value
  if (node.type !== 'mathElement') return null
  const tag = MATH_TAGS.find((known) => known === node.tag) ?? 'mrow'
  const attributes = Object.entries(node.attributes).filter(
    ([name, value]) => MATH_ATTRIBUTES.some((known) => known === name) && MATH_ATTRIBUTE_VALUE.test(value),
  )
  return createElement(
    tag,
    { key, ...Object.fromEntries(attributes), ...(tag === 'math' && isBlock && { display: 'block' }) },
    ...node.children.map((child, place) => draw(child, place)),
  )
}
