import { useQuery } from '@tanstack/react-query'
import { GalleryVerticalEnd } from 'lucide-react'
import { AdultButton, nsfwQuery } from '../nsfw/public.ts'
import { useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import { navigate } from '../platform/location.ts'
import { toast } from '../ui/toast-store.ts'
import { messages } from './messages.ts'
import { FILTERS, viewPath, type SearchView } from './search-view.ts'

/** What of the results is wanted. */
export function SearchBar({ term, view }: { term: string; view: SearchView }) {
  const t = useText(messages)
  const { data: nsfw } = useQuery(nsfwQuery)
  return (
    <div className="search-bar">
      <nav aria-label={t('filters')} className="chips">
        {FILTERS.map((filter) => (
          <Link
            key={filter}
            to={viewPath(term, { ...view, filter })}
            className="chip"
            aria-current={filter === view.filter ? 'true' : undefined}
            onClick={() => {
              if (filter === 'pagefeed')
                toast({ title: t('pagefeedMode'), description: t('pagefeedModeText') })
            }}
          >
            {filter === 'pagefeed' && <GalleryVerticalEnd aria-hidden="true" />}
            {t(filter)}
          </Link>
        ))}
      </nav>
      <AdultButton
        // Adult posts are searched only for who has said Yes: before that there is nothing to hide.
        isOn={view.hasNsfw && nsfw?.hasConsent === true}
        onChange={(hasNsfw) => navigate(viewPath(term, { ...view, hasNsfw }))}
      />
    </div>
  )
}
