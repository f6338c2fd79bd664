import { useQuery } from '@tanstack/react-query'
import { fillNodes } from '../platform/fill-nodes.ts'
import { useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import { messages } from './messages.ts'
import { correctionQuery } from './search-queries.ts'
import { viewPath, withoutNarrowing, type SearchView } from './search-view.ts'

/** Where little was found: the same term in another spelling, if there is one that finds more, of whatever kind. */
export function DidYouMean({ term, view }: { term: string; view: SearchView }) {
  const t = useText(messages)
  const meant = useQuery(correctionQuery(term)).data?.term ?? null
  return (
    <p role="status" className="not-empty:mt-3">
      {meant !== null &&
        fillNodes(t('didYouMean'), {
          term: (
            <Link
              key="term"
              to={viewPath(meant, { ...withoutNarrowing(view), filter: 'all' })}
              className="link font-semibold"
              dir="auto"
            >
              {meant}
            </Link>
          ),
        })}
    </p>
  )
}
