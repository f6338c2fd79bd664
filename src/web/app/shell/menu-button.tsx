import { Menu as MenuIcon } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useText } from '../../platform/language.tsx'
import { lazyComponent } from '../../platform/lazy-component.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { messages } from '../messages.ts'

const SideMenu = lazyComponent(async () => (await import('./side-menu.tsx')).SideMenu)

/** Narrow screens only: opens the side menu. */
export function MenuButton() {
  const t = useText(messages)
  const [menu, setMenu] = useState<'unused' | 'open' | 'closed'>('unused')
  return (
    <span className="hidden max-lg:block">
      <IconButton
        label={t('menu')}
        icon={<MenuIcon />}
        aria-haspopup="dialog"
        onClick={() => setMenu('open')}
      />
      {menu !== 'unused' && (
        <Suspense>
          <SideMenu open={menu === 'open'} onClose={() => setMenu('closed')} />
        </Suspense>
      )}
    </span>
  )
}
