import { useContext } from 'react'
import type { NodeOf } from '../../contract/rich-text.ts'
import { useText } from '../platform/language.tsx'
import type { Draw } from './draw.ts'
import { IdContext } from './ids.ts'
import { jumpTo } from './jump.ts'
import { messages } from './messages.ts'

/** More ways back than these help nobody. */
const MOST_BACK_LINKS = 10

export function Footnotes({ node, draw }: { node: NodeOf<'footnotes'>; draw: Draw }) {
  const t = useText(messages)
  return (
    <section className="rich-notes" aria-label={t('footnotes')}>
      <ol>
        {node.children.map((note) =>
          note.type === 'footnote' ? <Footnote key={note.number} node={note} draw={draw} /> : null,
        )}
      </ol>
    </section>
  )
}

function Footnote({ node, draw }: { node: NodeOf<'footnote'>; draw: Draw }) {
  const { number, references, children } = node
  const t = useText(messages)
  const ids = useContext(IdContext)
  const places = Array.from({ length: Math.min(references, MOST_BACK_LINKS) }, (_, index) => index + 1)
  return (
    <li id={ids.note(number)} tabIndex={-1}>
      {draw(children)}
      <p className="rich-back">
        {places.map((reference) => {
          const place = ids.reference(number, reference)
          return (
            <a
              key={reference}
              href={`#${place}`}
              aria-label={t('backToText', { number, reference })}
              onClick={jumpTo(place)}
            >
              ↩
            </a>
          )
        })}
      </p>
    </li>
  )
}
