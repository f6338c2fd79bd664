import { useText } from '../../platform/language.tsx'
import { MenuRadioGroup, MenuRadioItem } from '../../ui/menu.tsx'
import { messages } from './messages.ts'
import { setTextSize, TEXT_SIZES, useTextSize } from './text-size.ts'

/** What the menu of text sizes holds; fetched when it is opened. */
export function TextSizes() {
  const t = useText(messages)
  const size = useTextSize()
  return (
    <MenuRadioGroup label={t('textSize')} value={size} onChange={setTextSize}>
      {TEXT_SIZES.map((choice) => (
        <MenuRadioItem key={choice} value={choice}>
          <span className={`article-size-${choice}`}>{t(choice)}</span>
        </MenuRadioItem>
      ))}
    </MenuRadioGroup>
  )
}
