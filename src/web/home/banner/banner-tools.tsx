import { PenLine } from 'lucide-react'
import { deferHydration } from '../../platform/deferred-hydration.tsx'
import { useText } from '../../platform/language.tsx'
import { SearchBox } from '../../search/public.ts'
import { LinkButton } from '../../ui/button.tsx'
import { messages } from './tools-messages.ts'

const BannerLinks = deferHydration(async () => (await import('../later-parts.ts')).BannerLinks)

/** Searching and writing; both work as plain form and link before this part is alive. */
export function BannerTools() {
  const t = useText(messages)
  return (
    <>
      <div className="room-ask">
        <SearchBox />
        <LinkButton to="/create-article" variant="primary" className="room-create">
          <PenLine aria-hidden="true" />
          <span>{t('create')}</span>
        </LinkButton>
      </div>
      <div className="room-links">
        <BannerLinks />
      </div>
    </>
  )
}
