import { Link } from '../platform/link.tsx'
import { usePageState } from '../platform/page-state.tsx'

/** An octagon with one book taken off the shelf: the slash of "Question / Action"; or what the operator has chosen. */
export function Logo({ size = 28 }: { size?: number }) {
  const { siteName, site } = usePageState()
  return (
    <Link to="/" className="logo">
      {site?.logo ? (
        <img className="flex-none" src={site.logo.url} width={site.logo.width} height={28} alt="" />
      ) : (
        <svg
          className="flex-none"
          width={size}
          height={size}
          viewBox="0 0 32 32"
          fill="none"
          aria-hidden="true"
        >
          <path d="M25 9.5 20.5 5h-9L4.5 12v8l7 7h9l4.5-4.5" stroke="currentColor" strokeWidth="3.4" />
          <path className="logo-book stroke-accent" d="M13.2 21.5 17.3 10.3" strokeWidth="4" />
        </svg>
      )}
      <span className="overflow-hidden text-ellipsis">{siteName}</span>
    </Link>
  )
}
