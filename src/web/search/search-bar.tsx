import { useQuery } from '@tanstack/react-query'
import { GalleryVerticalEnd, Shield } from 'lucide-react'
import { NsfwButton, nsfwQuery } from '../nsfw/public.ts'
import { useText } from '../platform/language.tsx'
import { navigate } from '../platform/location.ts'
import { ChoiceLinks } from '../ui/choice-links.tsx'
import { toast } from '../ui/toast-store.ts'
import { messages } from './messages.ts'
import { FILTERS, viewPath, type Filter, type SearchView } from './search-view.ts'

/** What of the results is wanted. */
export function SearchBar({ term, view }: { term: string; view: SearchView }) {
  const t = useText(messages)
  const { data: nsfw } = useQuery(nsfwQuery)
  const choiceOf = (filter: Filter) => ({
    to: viewPath(term, { ...view, filter }),
    isCurrent: filter === view.filter,
    text: (
      <>
        {filter === 'guilds' && <Shield aria-hidden="true" />}
        {filter === 'pagefeed' && <GalleryVerticalEnd aria-hidden="true" />}
        {t(filter)}
      </>
    ),
    onClick: () => {
      if (filter !== 'all') toast({ title: t(`${filter}Mode`), description: t(`${filter}ModeText`) })
    },
  })
  return (
    <div className="[&>.btn]:ml-auto icons-4 flex flex-wrap items-center gap-x-4 gap-y-2 mt-5 pb-3 border-b border-line">
      <ChoiceLinks label={t('filters')} look="chip" choices={FILTERS.map(choiceOf)} />
      <NsfwButton
        // Adult posts are searched only for who has said Yes: before that there is nothing to hide.
        isOn={view.hasNsfw && nsfw?.hasConsent === true}
        onChange={(hasNsfw) => navigate(viewPath(term, { ...view, hasNsfw }))}
      />
    </div>
  )
}
