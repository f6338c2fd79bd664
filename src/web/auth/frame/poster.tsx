import { useText } from '../../platform/language.tsx'
import { shelve } from './books.ts'
import { messages } from './messages.ts'

const SHELF = 760
const BOOKS = shelve(209, 384)

/** The slogan as a picture: one book taken off the shelf and leaning is the slash. */
export function Poster() {
  const t = useText(messages)
  return (
    <svg
      className="size-full overflow-visible"
      viewBox="0 0 720 900"
      role="img"
      aria-label={`${t('question')} / ${t('action')}`}
    >
      {BOOKS.map(({ category, x, width, height, band, hasLabel }) => (
        <g key={x} className={`c-${category}`}>
          <rect className="poster-spine" x={x} y={SHELF - height} width={width} height={height} />
          <rect
            className="fill-bg"
            x={x}
            y={band === 'top' ? SHELF - height + 14 : SHELF - 22}
            width={width}
            height="3"
            opacity="0.5"
          />
          {hasLabel && (
            <rect
              className="fill-bg"
              x={x + width / 2 - 3}
              y={SHELF - height + 26}
              width="6"
              height={height * 0.3}
              opacity="0.35"
            />
          )}
        </g>
      ))}
      <rect className="fill-bg" x="-1200" y={SHELF + 8} width="3120" height="2400" />
      <rect className="fill-raised" x="-1200" y={SHELF} width="3120" height="8" />
      <path className="fill-accent" d="M252 760 478.5 138h60L312 760z" />
      <path className="fill-bg" d="M266.6 720h60l-3.6 10h-60zM460 188h60l-3.6 10h-60z" opacity="0.42" />
      <text className="poster-word" x="64" y="340">
        {t('question')}
      </text>
      <text className="poster-word" x="452" y="500">
        {t('action')}
      </text>
    </svg>
  )
}
