import { Gem, Moon, Sun } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Theme } from '../../contract/plans.ts'
import { useUser } from '../auth/public.ts'
import { useText } from '../platform/language.tsx'
import { lazyComponent } from '../platform/lazy-component.ts'
import { PartBoundary } from '../platform/part-boundary.tsx'
import { shownTheme, themeStore } from '../platform/theme.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { messages } from './header-messages.ts'

const SaveTheme = lazyComponent(async () => (await import('./save-theme.tsx')).SaveTheme)

interface Choice {
  next: Theme
  before: Theme
  key: number
}

/** One press between light and dark. Which icon shows is decided by CSS, so that the first paint is right. */
export function ThemeToggle() {
  const t = useText(messages)
  const { user } = useUser()
  const [chosen, setChosen] = useState<Choice | null>(null)
  function toggle(): void {
    const before = themeStore.get()
    const next = shownTheme(before) === 'light' ? 'dark' : 'light'
    themeStore.set(next)
    if (user !== null) setChosen((last) => ({ next, before, key: (last?.key ?? 0) + 1 }))
  }
  const icon = (
    <>
      <Moon className="theme-icon theme-icon-dark" />
      <Sun className="theme-icon theme-icon-light" />
      <Gem className="theme-icon theme-icon-premium" />
    </>
  )
  return (
    <>
      <IconButton
        label={t('toggleTheme')}
        // On the narrowest phones the settings menu beside it has the themes.
        className="header-theme max-[24rem]:hidden"
        icon={icon}
        onClick={toggle}
      />
      {chosen !== null && (
        <PartBoundary key={chosen.key}>
          <Suspense>
            <SaveTheme next={chosen.next} before={chosen.before} />
          </Suspense>
        </PartBoundary>
      )}
    </>
  )
}
