import type { RichNode } from '../../contract/rich-text.ts'
import { useText } from '../platform/language.tsx'
import { RichText } from '../rich-text/public.ts'
import { EXAMPLES, type ExampleName } from './examples.ts'
import { messages } from './messages.ts'

/** What is typed, and what becomes of it. */
export function Example({ name }: { name: ExampleName }) {
  const t = useText(messages)
  const { source, nodes } = EXAMPLES[name]
  const typed: RichNode = { type: 'code', language: null, tokens: [{ kind: null, value: source }] }
  return (
    <div className="help-example grid gap-x-6 gap-y-3">
      <RichText nodes={[typed]} />
      <div role="group" aria-label={t('result')}>
        <RichText nodes={nodes.map(oneLower)} idPrefix={`${name}-`} />
      </div>
    </div>
  )
}

/** An example's headings stand under that of its section. */
function oneLower(node: RichNode): RichNode {
  return node.type === 'heading' ? { ...node, level: node.level + 1 } : node
}
