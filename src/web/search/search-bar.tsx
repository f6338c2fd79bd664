import { useQuery } from '@tanstack/react-query'
import { GalleryVerticalEnd, Shield, SlidersHorizontal } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { NsfwButton, nsfwQuery } from '../nsfw/public.ts'
import { useText } from '../platform/language.tsx'
import { lazyComponent } from '../platform/lazy-component.ts'
import { navigate } from '../platform/location.ts'
import { Button } from '../ui/button.tsx'
import { ChoiceLinks } from '../ui/choice-links.tsx'
import { toast } from '../ui/toast-store.ts'
import { ChosenNarrowing } from './narrow/chosen-narrowing.tsx'
import { messages } from './messages.ts'
import { FILTERS, keptOf, narrowingsOf, viewPath, type Filter, type SearchView } from './search-view.ts'

const NarrowForm = lazyComponent(async () => (await import('./narrow/narrow-form.tsx')).NarrowForm)

/** What of the results is wanted. */
export function SearchBar({ term, view }: { term: string; view: SearchView }) {
  const t = useText(messages)
  const { data: nsfw } = useQuery(nsfwQuery)
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const canNarrow = narrowingsOf(view.filter).length > 0
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
    <div className="mt-5 pb-3 border-b border-line">
      <div className="[&>.btn:not([aria-expanded])]:ml-auto icons-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <ChoiceLinks label={t('filters')} look="chip" choices={FILTERS.map(choiceOf)} />
        {canNarrow && (
          <Button
            variant="outline"
            size="sm"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <SlidersHorizontal aria-hidden="true" />
            {t('moreFilters')}
          </Button>
        )}
        <NsfwButton
          // Adult posts are searched only for who has said Yes: before that there is nothing to hide.
          isOn={view.hasNsfw && nsfw?.hasConsent === true}
          onChange={(hasNsfw) => navigate(viewPath(term, { ...view, hasNsfw }))}
        />
      </div>
      {canNarrow && (
        <>
          <ChosenNarrowing term={term} view={view} />
          <div id={id}>
            {isOpen && (
              <Suspense>
                <NarrowForm
                  // What the fields hold is what the address says.
                  key={keptOf(view)}
                  term={term}
                  view={view}
                />
              </Suspense>
            )}
          </div>
        </>
      )}
    </div>
  )
}
