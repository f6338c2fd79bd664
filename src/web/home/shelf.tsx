import { CATEGORIES } from '../../contract/categories.ts'

/** Width and height of each category's spine; the one in the accent colour leans: the slash of the slogan. */
const SPINES = [
  [27, 181],
  [35, 204],
  [24, 188],
  [31, 146],
  [26, 134],
  [37, 154],
  [21, 128],
  [32, 192],
  [25, 136],
  [28, 150],
  [30, 160],
] as const
const FLOOR = 312
const LEAN_AFTER = 7
const LEAN_GAP = 92

const BOOKS = CATEGORIES.map((category, index) => {
  const [width, height] = SPINES[index] ?? [28, 150]
  const before = SPINES.slice(0, index).reduce((sum, [spine]) => sum + spine + 2, 0)
  return {
    category,
    width,
    height,
    x: before + (index < LEAN_AFTER ? 0 : LEAN_GAP),
    hasLabel: index % 3 === 1,
  }
})

export function Shelf() {
  return (
    <svg className="shelf" viewBox="0 0 560 312" aria-hidden="true">
      <defs>
        <radialGradient id="lamp-glow" cx="476" cy="170" r="260" gradientUnits="userSpaceOnUse">
          <stop offset="0" stopColor="var(--lamp)" stopOpacity=".3" />
          <stop offset=".45" stopColor="var(--lamp)" stopOpacity=".1" />
          <stop offset="1" stopColor="var(--lamp)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect className="shelf-glow" x="160" y="-110" width="600" height="422" fill="url(#lamp-glow)" />
      {BOOKS.map((book) => (
        <g key={book.category} className={`c-${book.category}`}>
          <rect
            className="shelf-book"
            x={book.x}
            y={FLOOR - book.height}
            width={book.width}
            height={book.height}
          />
          <rect
            className="shelf-band"
            x={book.x}
            y={FLOOR - book.height + 14}
            width={book.width}
            height="3"
          />
          {book.hasLabel && (
            <rect
              className="shelf-band"
              x={book.x + book.width / 2 - 3}
              y={FLOOR - book.height + 30}
              width="6"
              height="40"
            />
          )}
        </g>
      ))}
      <path fill="var(--accent)" d="M216 312 281 134h27L243 312z" />
      <path fill="var(--bg)" opacity=".42" d="M222 296h27l-2 6h-27zM274 152h27l-2 6h-27z" />
      <g fill="var(--accent)">
        <path d="M424 200a52 48 0 0 1 104 0z" />
      </g>
      <path fill="var(--lamp)" d="M424 200h104v4H424zM473 204h6v100h-6zM450 304h52v8h-52z" />
    </svg>
  )
}
