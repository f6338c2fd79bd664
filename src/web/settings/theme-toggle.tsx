import { Gem, Moon, Sun } from 'lucide-react'
import { useText } from '../platform/language.tsx'
import { shownTheme, themeStore } from '../platform/theme.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { messages } from './header-messages.ts'
import { useThemeChoice } from './use-theme-choice.ts'

/** One press between light and dark. Which icon shows is decided by CSS, so that the first paint is right. */
export function ThemeToggle() {
  const t = useText(messages)
  const { choose } = useThemeChoice()
  const icon = (
    <>
      <Moon className="theme-icon theme-icon-dark" />
      <Sun className="theme-icon theme-icon-light" />
      <Gem className="theme-icon theme-icon-premium" />
    </>
  )
  return (
    <IconButton
      label={t('toggleTheme')}
      // On the narrowest phones the settings menu beside it has the themes.
      className="header-theme max-[24rem]:hidden"
      icon={icon}
      onClick={() => choose(shownTheme(themeStore.get()) === 'light' ? 'dark' : 'light')}
    />
  )
}
