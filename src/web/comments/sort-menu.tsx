import { ChevronDown } from 'lucide-react'
import { COMMENT_SORTS } from '../../contract/comments.ts'
import { useText } from '../platform/language.tsx'
import { Menu, MenuRadioGroup, MenuRadioItem } from '../ui/menu.tsx'
import { messages } from './messages.ts'
import type { CommentSort } from './topic.ts'

export function SortMenu({ sort, onSort }: { sort: CommentSort; onSort: (sort: CommentSort) => void }) {
  const t = useText(messages)
  const label = t('sortBy', { order: t(sort) })
  return (
    <Menu
      label={label}
      align="end"
      triggerClass="act icons-4"
      trigger={
        <>
          {t(sort)}
          <ChevronDown />
        </>
      }
    >
      <MenuRadioGroup label={label} value={sort} onChange={onSort}>
        {COMMENT_SORTS.map((choice) => (
          <MenuRadioItem key={choice} value={choice}>
            {t(choice)}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </Menu>
  )
}
