import { useQueryClient } from '@tanstack/react-query'
import type { CategoryId } from '../../../contract/categories.ts'
import { useIsHydrated } from '../../platform/hydrated.ts'
import { usePageState } from '../../platform/page-state.tsx'
import { categoryCountsQuery } from '../../stats/public.ts'
import { booksOf, FLOOR, type Book } from './books.ts'

type Counts = Record<CategoryId, number>

/** Eleven spines, one a category, one book that leans, and the lamp. */
export function Shelf() {
  const books = booksOf(useCounts())
  return (
    <svg
      className="shelf self-end overflow-visible max-md:absolute max-md:right-5 max-md:bottom-0 max-md:w-64 max-md:h-35.75"
      viewBox="0 0 560 300"
      preserveAspectRatio="xMaxYMax meet"
      aria-hidden="true"
    >
      <defs>
        <radialGradient id="lamp-glow" cx="483" cy="182" r="330" gradientUnits="userSpaceOnUse">
          <stop offset="0" stopColor="var(--lamp)" stopOpacity=".3" />
          <stop offset=".4" stopColor="var(--lamp)" stopOpacity=".09" />
          <stop offset="1" stopColor="var(--lamp)" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="lamp-cone" x1="0" y1="180" x2="0" y2="300" gradientUnits="userSpaceOnUse">
          <stop offset="0" stopColor="var(--lamp)" stopOpacity=".24" />
          <stop offset="1" stopColor="var(--lamp)" stopOpacity=".04" />
        </linearGradient>
      </defs>
      <rect className="shelf-glow" x="-400" y="-400" width="1600" height="700" fill="url(#lamp-glow)" />
      <path className="shelf-glow" d="M431 180 343 300h280l-88-120z" fill="url(#lamp-cone)" />
      {books.map((book) => (
        <g key={book.category} className={`c-${book.category}`}>
          <rect className="shelf-book" x={book.x} y={book.top} width={book.width} height={FLOOR - book.top} />
          <g className="fill-bg opacity-45">
            <Binding book={book} />
          </g>
        </g>
      ))}
      <path fill="var(--accent)" d="m216 300 64.8-178h26l-64.8 178z" />
      <path className="fill-bg opacity-45" d="M221.5 285h26l-1.1 3h-26zM275 137h26l-1.1 3h-26z" />
      <g fill="var(--lamp)">
        <path opacity=".85" d="M457 300h52v-6c0-3-6-5-26-5s-26 2-26 5zM481 290V170h4v120z" />
        <path fill="var(--accent)" d="M431 176c4-26 26-36 52-36s48 10 52 36z" />
        <path d="M431 176h104v4H431z" />
        <circle cx="483" cy="138" r="4" />
      </g>
    </svg>
  )
}

/** What is printed on a spine: bands, a label, a block with a line, or double lines and a sign. */
function Binding({ book: { x, width, top, binding } }: { book: Book }) {
  const height = FLOOR - top
  const middle = x + width / 2
  if (binding === 'label') return <rect x={middle - 5} y={top + 22} width="10" height={height * 0.36} />
  if (binding === 'bands')
    return <path d={`M${x} ${top + 12}h${width}v3h${-width}zM${x} 280h${width}v3h${-width}z`} />
  if (binding === 'block')
    return <path d={`M${x} 256h${width}v20h${-width}zM${middle - 1} ${top + 20}h2v${height * 0.3}h-2z`} />
  return (
    <>
      <path d={`M${x} ${top + 10}h${width}v1.5h${-width}zm0 5h${width}v1.5h${-width}z`} />
      <circle cx={middle} cy="280" r="4" />
    </>
  )
}

/** Those of the document while it is taken over; afterwards what is known. */
function useCounts(): Counts | undefined {
  const { queries } = usePageState()
  const { queryKey } = categoryCountsQuery
  const known = useQueryClient().getQueryData(queryKey)
  return useIsHydrated() ? known : (queries[String(queryKey[0])] as Counts | undefined)
}
