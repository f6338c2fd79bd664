import { Shield } from 'lucide-react'
import { Suspense } from 'react'
import { useUser } from '../../auth/public.ts'
import { MessagesLink } from '../../conversations/public.ts'
import { Bell } from '../../notifications/public.ts'
import { useText } from '../../platform/language.tsx'
import { lazyComponent } from '../../platform/lazy-component.ts'
import { usePageState } from '../../platform/page-state.tsx'
import { SettingsMenu, ThemeToggle } from '../../settings/public.ts'
import { LinkButton } from '../../ui/button.tsx'
import { IconLink } from '../../ui/icon-button.tsx'
import { messages } from '../messages.ts'
import { LanguageMenu } from './language-menu.tsx'

const IqLink = lazyComponent(async () => (await import('./iq-link.tsx')).IqLink)
const UserMenu = lazyComponent(async () => (await import('./user-menu.tsx')).UserMenu)

/** The right-hand side of the header: guilds, the test, language, theme, settings and the account. */
export function HeaderTools() {
  const t = useText(messages)
  const { hasSession } = usePageState()
  const { user, isPending } = useUser()
  const isMember = user !== null || (hasSession && isPending)
  return (
    <div className={`${isMember ? 'header-member ' : ''}header-end flex items-center gap-1 max-md:gap-0`}>
      <IconLink to="/guilds" label={t('guilds')} icon={<Shield />} className="max-md:hidden" />
      {isMember && <MessagesLink />}
      {user !== null && (
        <Suspense>
          <IqLink />
        </Suspense>
      )}
      {isMember && <Bell />}
      <span className="header-rule w-px h-5 mx-2 bg-line max-xl:hidden" aria-hidden="true" />
      <LanguageMenu />
      <ThemeToggle />
      {isMember ? (
        // On phones bell and messages need the room: the account's menu leads to the settings, which have the themes.
        <span className="max-[32rem]:hidden">
          <SettingsMenu />
        </span>
      ) : (
        <SettingsMenu />
      )}
      <Account />
    </div>
  )
}

/** Until the person is known the place of the menu is kept, so that nothing jumps. */
function Account() {
  const t = useText(messages)
  const { hasSession } = usePageState()
  const { user, isPending } = useUser()
  const placeholder = <span className="avatar skeleton mx-2" aria-hidden="true" />
  if (user !== null)
    return (
      <Suspense fallback={placeholder}>
        <UserMenu user={user} />
      </Suspense>
    )
  if (hasSession && isPending) return placeholder
  return (
    <LinkButton to="/auth" variant="primary" size="sm">
      {t('login')}
    </LinkButton>
  )
}
