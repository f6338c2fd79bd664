import {
  DEFAULT_THEME,
  isBasicTheme,
  isPremiumTheme,
  type BasicTheme,
  type PremiumTheme,
  type Theme,
} from '../../contract/plans.ts'
import { mirrorInCookie, readStored, removeStored, writeStored } from './storage.ts'

/** `theme` holds light, dark or auto only; a premium choice has a key of its own, as cache for the first paint. */
export function storedTheme(): Theme {
  const premium = readStored('premium-theme')
  if (isPremiumTheme(premium)) return premium
  const basic = readStored('theme')
  return isBasicTheme(basic) ? basic : DEFAULT_THEME
}

export function storeTheme(theme: Theme): void {
  if (isPremiumTheme(theme)) writeStored('premium-theme', theme)
  else {
    removeStored('premium-theme')
    writeStored('theme', theme)
  }
}

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)')

/** What the page is dressed in: auto becomes what the system says. */
export function shownTheme(theme: Theme): 'dark' | 'light' | PremiumTheme {
  return theme === 'auto' ? (systemIsDark().matches ? 'dark' : 'light') : theme
}

export function dressPage(theme: Theme): void {
  document.documentElement.dataset['theme'] = shownTheme(theme)
}

let current: Theme = DEFAULT_THEME
const listeners = new Set<() => void>()

export const themeStore = {
  get: (): Theme => current,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Shows and keeps a theme on this device; what the account keeps is the settings feature's. */
  set: (theme: Theme): void => {
    current = theme
    storeTheme(theme)
    mirrorInCookie('theme', theme satisfies BasicTheme | PremiumTheme)
    dressPage(theme)
    for (const listener of listeners) listener()
  },
  /** Takes up the stored choice and follows the system while it is auto. */
  start: (): (() => void) => {
    current = storedTheme()
    dressPage(current)
    for (const listener of listeners) listener()
    const system = systemIsDark()
    const follow = () => current === 'auto' && dressPage('auto')
    system.addEventListener('change', follow)
    return () => system.removeEventListener('change', follow)
  },
}
