import { Home, LayoutGrid, Library, Newspaper, PenLine, UserRound } from 'lucide-react'
import { useUser } from '../../auth/public.ts'
import { useText } from '../../platform/language.tsx'
import { Link, usePlace } from '../../platform/link.tsx'
import { usePageState } from '../../platform/page-state.tsx'
import { messages } from '../messages.ts'
import { messages as endMessages } from './page-end-messages.ts'
import { createKey, createPath, isCurrent } from './navigation.ts'

/** On a phone the five places people go most are within reach of the thumb. */
export function BottomBar() {
  const t = useText(messages)
  const end = useText(endMessages)
  const { path } = usePlace()
  const { hasSession } = usePageState()
  const { user, isPending } = useUser()
  // Who has a session is a member until the server says otherwise, so nothing changes under the thumb.
  const own =
    user !== null || (hasSession && isPending)
      ? { to: '/library', label: end('libraryShort'), Icon: Library }
      : { to: '/auth', label: t('login'), Icon: UserRound }
  const create = createPath(path)
  const current = (to: string) => (isCurrent(to, path) ? ('page' as const) : undefined)
  return (
    <nav className="bottom-bar" aria-label={end('quickNavigation')}>
      <Link to="/" aria-current={current('/')}>
        <Home size={20} aria-hidden="true" />
        {t('home')}
      </Link>
      <Link to="/categories" aria-current={current('/categories')}>
        <LayoutGrid size={20} aria-hidden="true" />
        {t('category')}
      </Link>
      <Link
        to={create}
        className="bottom-bar-create max-md:size-12 max-md:m-auto max-md:p-3.25 max-md:rounded-panel max-md:bg-accent"
        aria-label={t(createKey(create))}
      >
        <PenLine size={22} aria-hidden="true" />
      </Link>
      <Link to="/page" aria-current={current('/page')}>
        <Newspaper size={20} aria-hidden="true" />
        {t('page')}
      </Link>
      <Link to={own.to} aria-current={current(own.to)}>
        <own.Icon size={20} aria-hidden="true" />
        {own.label}
      </Link>
    </nav>
  )
}
