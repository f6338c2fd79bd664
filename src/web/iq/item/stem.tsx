import { useText } from '../../platform/language.tsx'
import { Drawing } from '../drawing/drawing.tsx'
import { messages } from './messages.ts'
import type { SeenItem } from './seen-item.ts'

/** What the question is about: figures in tiles, or numbers that a screen reader reads one by one. */
export function Stem({ item, id }: { item: SeenItem; id: string }) {
  const t = useText(messages)
  if (item.kind === 'number')
    return (
      <ol id={id} className="iq-numbers">
        {(item.numbers ?? []).map((number, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- numbers never change places
          <li key={place}>
            {String(number).replace('-', '−')}
            {/* Some voices would read the numbers as one. */}
            <span className="sr-only">, </span>
          </li>
        ))}
        <li data-missing>
          <span className="iq-slash" aria-hidden="true" />
          <span className="sr-only">{t('missing')}</span>
        </li>
      </ol>
    )
  return (
    <div className="iq-stem" data-many={item.stem.length} role="img" aria-label={t('picture')}>
      {item.stem.map((drawing, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- figures never change places
        <div key={place} className="iq-tile">
          <Drawing drawing={drawing} />
        </div>
      ))}
      {item.instruction === 'matrix' && (
        <div className="iq-tile" data-missing>
          <span className="iq-slash" />
        </div>
      )}
    </div>
  )
}
