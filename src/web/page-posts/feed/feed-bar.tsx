import { ChevronDown } from 'lucide-react'
import { PAGE_POST_SORTS } from '../../../contract/page-posts.ts'
import { useText } from '../../platform/language.tsx'
import { navigate } from '../../platform/location.ts'
import { Menu, MenuRadioGroup, MenuRadioItem } from '../../ui/menu.tsx'
import { filterPath, type FeedFilter } from './feed-filter.ts'
import { messages } from './messages.ts'

/** In which order, and whether new posts are being looked for. */
export function FeedBar({ filter, isLive }: { filter: FeedFilter; isLive: boolean }) {
  const t = useText(messages)
  const label = t('sortBy', { order: t(filter.sort) })
  return (
    <div className="flex items-center justify-between min-h-11 mt-2 text-quiet text-sm">
      {filter.isFollowing ? (
        <span className="font-semibold">{t('new')}</span>
      ) : (
        <Menu
          label={label}
          triggerClass="act icons-4 -ml-2.5"
          trigger={
            <>
              {t(filter.sort)}
              <ChevronDown aria-hidden="true" />
            </>
          }
        >
          <MenuRadioGroup
            label={label}
            value={filter.sort}
            onChange={(sort) => navigate(filterPath({ ...filter, sort }))}
          >
            {PAGE_POST_SORTS.map((sort) => (
              <MenuRadioItem key={sort} value={sort}>
                {t(sort)}
              </MenuRadioItem>
            ))}
          </MenuRadioGroup>
        </Menu>
      )}
      {isLive && (
        <span className="inline-flex items-center gap-2">
          <span className="size-2 rounded-full bg-ok" aria-hidden="true" />
          {t('live')}
        </span>
      )}
    </div>
  )
}
