import { Fragment } from 'react'
import type { RichNode } from '../../contract/rich-text.ts'
import { useText } from '../platform/language.tsx'
import { RichText } from '../rich-text/public.ts'
import { EXAMPLES, type ExampleName } from './examples.ts'
import { HelpWords } from './help-words.tsx'
import { messages } from './messages.ts'
import type { HelpBlock, HelpSection } from './texts/help-text.ts'

/** The text of a page, dressed like the text of an article. */
export function HelpSections({ sections, rules }: { sections: HelpSection[]; rules: string[] }) {
  return (
    <div className="rich">
      {sections.map(({ heading, blocks }) => (
        <Fragment key={heading}>
          <h2>{heading}</h2>
          {blocks.map((block) => (
            <Block key={JSON.stringify(block)} block={block} rules={rules} />
          ))}
        </Fragment>
      ))}
    </div>
  )
}

function Block({ block, rules }: { block: HelpBlock; rules: string[] }) {
  if (typeof block === 'string')
    return (
      <p>
        <HelpWords>{block}</HelpWords>
      </p>
    )
  if ('example' in block) return <Example name={block.example} />
  if ('list' in block) return <ul>{drawItems(block.list)}</ul>
  return <ol>{drawItems('steps' in block ? block.steps : rules)}</ol>
}

function drawItems(items: string[]) {
  return items.map((item) => (
    <li key={item}>
      <HelpWords>{item}</HelpWords>
    </li>
  ))
}

/** What is typed, and what becomes of it. */
function Example({ name }: { name: ExampleName }) {
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
