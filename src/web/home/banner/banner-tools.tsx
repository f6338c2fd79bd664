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
      <div className="flex items-start gap-3 max-w-[620px] max-md:gap-2">
        <SearchBox />
        <LinkButton
          to="/create-article"
          variant="primary"
          className="room-create rounded-media min-h-13 px-5 max-md:w-13 max-md:p-0"
        >
          <PenLine aria-hidden="true" />
          <span>{t('create')}</span>
        </LinkButton>
      </div>
      <div className="room-links flex flex-wrap items-center gap-x-4 gap-y-1 min-h-6 mt-4 text-quiet text-sm/[1.5rem]">
        <BannerLinks />
      </div>
    </>
  )
}
