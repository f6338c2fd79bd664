import { useText } from '../../platform/language.tsx'
import { deferHydration } from '../../platform/deferred-hydration.tsx'
import { Link, usePlace } from '../../platform/link.tsx'
import { HeaderSearch } from '../../search/public.ts'
import './header.css'
import { messages } from '../messages.ts'
import { Logo } from '../../ui/logo.tsx'
import { isCurrent, NAVIGATION } from './navigation.ts'

const frameParts = async () => import('./frame-parts.ts')
const HeaderTools = deferHydration(async () => (await frameParts()).HeaderTools)
const MenuButton = deferHydration(async () => (await frameParts()).MenuButton)

export function Header() {
  return (
    <header className="header sticky top-0 z-20 bg-scrim border-b border-line">
      <div className="wrap header-in">
        <MenuButton />
        <Logo />
        <Navigation />
        <HeaderSearch />
        <HeaderTools />
      </div>
    </header>
  )
}

function Navigation() {
  const t = useText(messages)
  const { path } = usePlace()
  return (
    <nav className="header-nav flex gap-1 h-full max-lg:hidden" aria-label={t('mainNavigation')}>
      {NAVIGATION.map(({ to, key }) => (
        <Link key={to} to={to} aria-current={isCurrent(to, path) ? 'page' : undefined}>
          {t(key)}
        </Link>
      ))}
    </nav>
  )
}
