import {
  BrainCircuit,
  Home,
  LayoutGrid,
  Library,
  LifeBuoy,
  MessageCircle,
  Newspaper,
  Settings,
  Shield,
  ShoppingBag,
  TrendingUp,
  type LucideIcon,
} from 'lucide-react'
import { useUser } from '../../auth/public.ts'
import { MenuCount } from '../../conversations/public.ts'
import { useText } from '../../platform/language.tsx'
import { Link, usePlace } from '../../platform/link.tsx'
import { SearchBox } from '../../search/public.ts'
import { Logo } from '../../ui/logo.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { messages } from '../messages.ts'
import { messages as userMessages } from './user-menu-messages.ts'
import { isCurrent, NAVIGATION } from './navigation.ts'
import { useIqStatus } from '../../iq/public.ts'

const ICONS: Record<(typeof NAVIGATION)[number]['key'], LucideIcon> = {
  home: Home,
  category: LayoutGrid,
  trending: TrendingUp,
  market: ShoppingBag,
  help: LifeBuoy,
  page: Newspaper,
}

/** The header's links for narrow screens. */
export function SideMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText(messages)
  const user = useText(userMessages)
  const { path } = usePlace()
  const isMember = useUser().user !== null
  const isTestOpen = useIqStatus()?.iqTestTaken === false
  const links: { to: string; label: string; Icon: LucideIcon }[] = [
    ...NAVIGATION.map(({ to, key }) => ({ to, label: t(key), Icon: ICONS[key] })),
    { to: '/guilds', label: t('guilds'), Icon: Shield },
    ...(isTestOpen ? [{ to: '/iq-test', label: t('iqTest'), Icon: BrainCircuit }] : []),
    ...(isMember ? [{ to: '/messages', label: user('messages'), Icon: MessageCircle }] : []),
    ...(isMember ? [{ to: '/library', label: user('library'), Icon: Library }] : []),
    { to: '/settings', label: user('settings'), Icon: Settings },
  ]
  return (
    <Sheet open={open} onClose={onClose} label={t('menu')}>
      <Logo />
      <div className="mt-4">
        <SearchBox />
      </div>
      <nav className="side-menu grid gap-1 mt-4" aria-label={t('menu')}>
        {links.map(({ to, label, Icon }) => (
          <Link key={to} to={to} onClick={onClose} aria-current={isCurrent(to, path) ? 'page' : undefined}>
            <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
            {label}
            {to === '/messages' && <MenuCount />}
          </Link>
        ))}
      </nav>
    </Sheet>
  )
}
