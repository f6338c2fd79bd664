import { Type } from 'lucide-react'
import { Suspense } from 'react'
import { useText } from '../../platform/language.tsx'
import { lazyComponent } from '../../platform/lazy-component.ts'
import { Menu } from '../../ui/menu.tsx'
import { messages } from './messages.ts'

const TextSizes = lazyComponent(async () => (await import('./text-sizes.tsx')).TextSizes)

export function TextSizeMenu({ isShort }: { isShort: boolean }) {
  const t = useText(messages)
  const trigger = (
    <>
      <Type aria-hidden="true" />
      <span>{t(isShort ? 'text' : 'textSize')}</span>
    </>
  )
  return (
    <Menu label={t('textSize')} trigger={trigger} triggerClass="act">
      <Suspense>
        <TextSizes />
      </Suspense>
    </Menu>
  )
}
