import { ChevronDown, Flag, Library, LogOut, MessageCircle, Settings, UserRound } from 'lucide-react'
import type { User } from '../../../contract/auth.ts'
import { IQ_GREATEST_SCORE, IQ_LEAST_SCORE } from '../../../contract/iq-rules.ts'
import { LOCALES } from '../../../contract/messages.ts'
import { logOut } from '../../auth/public.ts'
import { MenuCount } from '../../conversations/public.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Menu, MenuItem, MenuLink } from '../../ui/menu.tsx'
import { messages } from './user-menu-messages.ts'

export function UserMenu({ user }: { user: User }) {
  const t = useText(messages)
  const { language } = useLanguage()
  const name = `${user.firstName} ${user.lastName}`
  const honor = user.fame.toLocaleString(LOCALES[language])
  const trigger = (
    <>
      <Avatar person={user.id} name={name} src={user.profileImageUrl} />
      {user.fame > 0 && <span className="tabular-nums max-xl:hidden">{t('honor', { count: honor })}</span>}
      <ChevronDown size={14} aria-hidden="true" />
    </>
  )
  const header = (
    <div className="user-card min-w-55 max-w-75 mb-1 px-3 pt-2.5 pb-3 border-b border-line">
      <p className="font-semibold">{name}</p>
      <p>
        <span className="alias-badge inline-block my-0.5 px-1.5 rounded-small bg-accent-soft text-accent-text text-sm font-semibold">
          @{user.aliasName}
        </span>
      </p>
      <p className="text-sm text-quiet">{user.email}</p>
      <p className="mt-2 flex gap-4 text-sm font-semibold tabular-nums">
        <span>{t('honor', { count: honor })}</span>
        {user.iqTestTaken && user.iqScore !== null && (
          <span>{t('iqScore', { score: scoreOf(user.iqScore) })}</span>
        )}
      </p>
    </div>
  )
  return (
    <Menu
      label={`${t('userMenu')}: ${name}, ${t('honor', { count: honor })}`}
      trigger={trigger}
      triggerClass="header-user"
      align="end"
      header={header}
    >
      <MenuLink to="/profile" icon={<UserRound />}>
        {t('profile')}
      </MenuLink>
      <MenuLink to="/messages" icon={<MessageCircle />}>
        <span className="flex items-center gap-2">
          {t('messages')}
          <MenuCount />
        </span>
      </MenuLink>
      <MenuLink to="/library" icon={<Library />}>
        {t('library')}
      </MenuLink>
      <MenuLink to="/settings" icon={<Settings />}>
        {t('settings')}
      </MenuLink>
      {user.capabilities && (
        <MenuLink to="/moderation" icon={<Flag />}>
          {t('moderation')}
        </MenuLink>
      )}
      <MenuItem icon={<LogOut />} onSelect={logOut}>
        {t('logOut')}
      </MenuItem>
    </Menu>
  )
}

/** What lies beyond the ends of the scale is kept as its end. */
function scoreOf(score: number): string {
  if (score >= IQ_GREATEST_SCORE) return `${IQ_GREATEST_SCORE}+`
  return score <= IQ_LEAST_SCORE ? `≤ ${IQ_LEAST_SCORE}` : String(score)
}
