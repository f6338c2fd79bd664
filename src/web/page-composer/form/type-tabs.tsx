import { Clapperboard, Image, MessagesSquare, X } from 'lucide-react'
import { PAGE_POST_TYPES, type PagePostType } from '../../../contract/page-posts.ts'
import { useText } from '../../platform/language.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { messages } from './messages.ts'

const ICONS = { photo: Image, video: Clapperboard, discussion: MessagesSquare }

/** The page around may have tabs of its own, whose ids must not meet these. */
export const tabOf = (type: PagePostType): `composer-${PagePostType}` => `composer-${type}`

interface TypeTabsProps {
  selected: PagePostType
  onSelect: (type: PagePostType) => void
  onClose?: (() => void) | undefined
}

export function TypeTabs({ selected, onSelect, onClose }: TypeTabsProps) {
  const t = useText(messages)
  const tabs = PAGE_POST_TYPES.map((type) => {
    const Icon = ICONS[type]
    const label = (
      <>
        <Icon />
        {t(type)}
      </>
    )
    return { id: tabOf(type), label }
  })
  return (
    <div className="composer-types flex items-center gap-2 border-b border-line">
      <Tabs
        label={t('kind')}
        tabs={tabs}
        selected={tabOf(selected)}
        onSelect={(id) => {
          const type = PAGE_POST_TYPES.find((one) => tabOf(one) === id)
          if (type !== undefined) onSelect(type)
        }}
      />
      {onClose !== undefined && <IconButton label={t('close')} icon={<X />} onClick={onClose} />}
    </div>
  )
}
