import { useText } from '../../platform/language.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import type { Shown } from '../explore/explore-view.ts'
import { FilterRail } from './filter-rail.tsx'
import { messages } from './messages.ts'

/** The filters where there is no room beside the table. */
export function FiltersSheet({ onClose, ...shown }: Shown & { onClose: () => void }) {
  const t = useText(messages)
  return (
    <Sheet open label={t('filters')} onClose={onClose}>
      <h2 className="flex items-center min-h-11 text-xl">{t('filters')}</h2>
      <FilterRail {...shown} />
    </Sheet>
  )
}
