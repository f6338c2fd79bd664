import { Type } from 'lucide-react'
import { useText } from '../../platform/language.tsx'
import { Menu, MenuRadioGroup, MenuRadioItem } from '../../ui/menu.tsx'
import { messages } from './messages.ts'
import { setTextSize, TEXT_SIZES, useTextSize } from './text-size.ts'

export function TextSizeMenu({ isShort }: { isShort: boolean }) {
  const t = useText(messages)
  const size = useTextSize()
  const trigger = (
    <>
      <Type aria-hidden="true" />
      <span>{t(isShort ? 'text' : 'textSize')}</span>
    </>
  )
  return (
    <Menu label={t('textSize')} trigger={trigger} triggerClass="act">
      <MenuRadioGroup label={t('textSize')} value={size} onChange={setTextSize}>
        {TEXT_SIZES.map((choice) => (
          <MenuRadioItem key={choice} value={choice}>
            <span className={`article-size-${choice}`}>{t(choice)}</span>
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </Menu>
  )
}
