import { Fragment } from 'react'
import { deferHydration } from '../platform/deferred-hydration.tsx'
import { HelpWords } from './help-words.tsx'
import type { HelpBlock, HelpSection } from './help-text.ts'

const HonorPart = deferHydration(async () => (await import('./honor-part.tsx')).HonorPart)
const Example = deferHydration(async () => (await import('./example.tsx')).Example)

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
  if ('honor' in block) return <HonorPart name={block.honor} />
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
