import { Home, LayoutGrid, Newspaper, PenLine, UserRound } from 'lucide-react'
import { useUser } from '../../auth/public.ts'
import { useText } from '../../platform/language.tsx'
import { Link, usePlace } from '../../platform/link.tsx'
import { messages } from '../messages.ts'
import { isCurrent } from './navigation.ts'

/** On a phone the five places people go most are within reach of the thumb. */
export function BottomBar() {
  const t = useText(messages)
  const { path } = usePlace()
  const { user } = useUser()
  const own = user === null ? { to: '/auth', label: t('login') } : { to: '/profile', label: t('profile') }
  const current = (to: string) => (isCurrent(to, path) ? ('page' as const) : undefined)
  return (
    <nav className="bottom-bar" aria-label={t('quickNavigation')}>
      <Link to="/" aria-current={current('/')}>
        <Home size={20} aria-hidden="true" />
        {t('home')}
      </Link>
      <Link to="/categories" aria-current={current('/categories')}>
        <LayoutGrid size={20} aria-hidden="true" />
        {t('category')}
      </Link>
      <Link
        to="/create-article"
        className="bottom-bar-create max-md:size-12 max-md:m-auto max-md:p-3.25 max-md:rounded-panel max-md:bg-accent"
        aria-label={t('create')}
      >
        <PenLine size={22} aria-hidden="true" />
      </Link>
      <Link to="/page" aria-current={current('/page')}>
        <Newspaper size={20} aria-hidden="true" />
        {t('page')}
      </Link>
      <Link to={own.to} aria-current={current(own.to)}>
        <UserRound size={20} aria-hidden="true" />
        {own.label}
      </Link>
    </nav>
  )
}
