import { Fragment } from 'react'
import { deferHydration } from '../platform/deferred-hydration.tsx'
import { Link } from '../platform/link.tsx'
import { HelpWords } from './help-words.tsx'
import type { HelpBlock, HelpSection } from './help-text.ts'
import { pathOfPage, type PageId } from './pages.ts'

const HonorPart = deferHydration(async () => (await import('./honor-part.tsx')).HonorPart)
const Example = deferHydration(async () => (await import('./example.tsx')).Example)

interface SectionsProps {
  page: PageId
  sections: HelpSection[]
  rules: string[]
}

/** The text of a page, dressed like the text of an article. Each heading is a link to itself, to be copied. */
export function HelpSections({ page, sections, rules }: SectionsProps) {
  return (
    <div className="rich">
      {sections.map(({ id, heading, blocks }) => (
        <Fragment key={id}>
          <h2 id={id} tabIndex={-1}>
            <Link to={pathOfPage(page, id)} className="help-anchor">
              {heading}
            </Link>
          </h2>
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
