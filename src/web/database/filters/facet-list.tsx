import { useId } from 'react'
import { formatNumber } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.tsx'
import { Link } from '../../platform/link.tsx'

export interface Facet {
  key: string
  to: string
  name: string
  isCurrent: boolean
  /** Not known under some filters. */
  count?: number | undefined
  look?: string
  lang?: string
}

/** One of several, each an address of its own, with how much there is of it. */
export function FacetList({ title, facets }: { title: string; facets: readonly Facet[] }) {
  const id = useId()
  const { language } = useLanguage()
  return (
    <nav aria-labelledby={id} className="pt-5">
      <h3 id={id} className="mb-1 font-bold text-base">
        {title}
      </h3>
      <ul>
        {facets.map(({ key, to, name, isCurrent, count, look = '', lang }) => (
          <li key={key}>
            <Link
              to={to}
              className={`database-facet ${look}`.trimEnd()}
              aria-current={isCurrent ? 'true' : undefined}
            >
              <span lang={lang}>{name}</span>{' '}
              {count !== undefined && <small>{formatNumber(count, language)}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
