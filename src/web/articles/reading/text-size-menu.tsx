import type { ReactNode } from 'react'
import { useText } from '../../platform/language.tsx'
import { Menu, MenuRadioGroup, MenuRadioItem } from '../../ui/menu.tsx'
import { messages } from './messages.ts'
import { setTextSize, TEXT_SIZES, useTextSize } from './text-size.ts'

export function TextSizeMenu({ trigger, triggerClass }: { trigger: ReactNode; triggerClass: string }) {
  const t = useText(messages)
  const size = useTextSize()
  return (
    <Menu label={t('textSize')} trigger={trigger} triggerClass={triggerClass}>
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
