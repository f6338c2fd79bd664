import { useMemo } from 'react'
import type { RichText as Tree } from '../../contract/rich-text.ts'
import { IdContext } from './ids.ts'
import { RichNodes } from './nodes.tsx'
import './rich-text.css'
import './rich-parts.css'

interface Props {
  nodes: Tree
  /** Stands before the ids of headings and notes where a page shows several texts. */
  idPrefix?: string
  /** The language of the text, where it is not the page's. */
  lang?: string
  className?: string
}

/** A tree of the server as elements. Nothing of it is ever markup: an unknown node is left out. */
export function RichText({ nodes, idPrefix = '', lang, className }: Props) {
  const ids = useMemo(
    () => ({
      heading: (id: string) => `${idPrefix}${id}`,
      note: (number: number) => `${idPrefix}note-${number}`,
      reference: (number: number, reference: number) => `${idPrefix}note-${number}-from-${reference}`,
    }),
    [idPrefix],
  )
  return (
    <IdContext value={ids}>
      <div className={className === undefined ? 'rich' : `rich ${className}`} lang={lang}>
        <RichNodes nodes={nodes} />
      </div>
    </IdContext>
  )
}
