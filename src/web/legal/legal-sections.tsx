import type { MouseEvent } from 'react'
import type { Block, LegalSection } from './texts/legal-text.ts'

interface Props {
  sections: LegalSection[]
  fill: (words: string) => string
  contentsLabel: string
}

/** Contents beside the text on wide screens; its links move the focus, since the hash is the app's path. */
export function LegalSections({ sections, fill, contentsLabel }: Props) {
  function jump(event: MouseEvent, index: number): void {
    event.preventDefault()
    document.getElementById(`section-${index}`)?.focus()
  }
  return (
    <div className="grid grid-cols-[216px_minmax(0,68ch)] gap-16 mt-10 max-lg:grid-cols-[minmax(0,68ch)] max-lg:gap-8">
      <nav className="side-links" aria-label={contentsLabel}>
        <h2 className="mb-2">{contentsLabel}</h2>
        <ol>
          {sections.map((section, index) => (
            <li key={section.heading}>
              <a href={`#section-${index}`} onClick={(event) => jump(event, index)}>
                {section.heading}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="legal-body font-read text-lg/[1.65] font-normal">
        {sections.map((section, index) => (
          <section key={section.heading}>
            <h2 id={`section-${index}`} tabIndex={-1}>
              {section.heading}
            </h2>
            {section.blocks.map((block) => (
              <LegalBlock key={JSON.stringify(block)} block={block} fill={fill} />
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}

function LegalBlock({ block, fill }: { block: Block; fill: Props['fill'] }) {
  if (typeof block === 'string') return <p>{fill(block)}</p>
  if ('list' in block)
    return (
      <ul>
        {block.list.map((item) => (
          <li key={item}>{fill(item)}</li>
        ))}
      </ul>
    )
  const { head, rows } = block.table
  return (
    <div
      className="legal-table mt-3.5 overflow-x-auto font-ui text-base font-normal"
      tabIndex={0}
      role="group"
      aria-label={head.join(', ')}
    >
      <table className="w-full">
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {fill(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join()}>
              {row.map((cell, column) => (
                <td key={head[column]}>{fill(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
