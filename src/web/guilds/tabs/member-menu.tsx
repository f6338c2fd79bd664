import {
  Ban,
  Ellipsis,
  MessageCircle,
  ShieldCheck,
  ShieldOff,
  UserMinus,
  Volume2,
  VolumeX,
} from 'lucide-react'
import { Suspense, useState } from 'react'
import { changeGuildMember, type GuildMember } from '../../../contract/guild-members.ts'
import type { GuildRole } from '../../../contract/guild-rules.ts'
import type { GuildDetail } from '../../../contract/guilds.ts'
import { call } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { lazyComponent } from '../../platform/lazy-component.ts'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../ui/menu.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useInnerAct } from '../guild-queries.ts'
import type { MemberStep } from './member-dialog.tsx'
import { messages } from './messages.ts'

const MemberDialog = lazyComponent(async () => (await import('./member-dialog.tsx')).MemberDialog)

const RANKS: Readonly<Record<GuildRole, number>> = { owner: 2, officer: 1, member: 0 }

interface MemberMenuProps {
  guild: GuildDetail
  member: GuildMember
}

/** Who leads acts on those below them; everybody can write to a member. */
export function MemberMenu({ guild, member }: MemberMenuProps) {
  const t = useText(messages)
  const [step, setStep] = useState<MemberStep | null>(null)
  const { person, role, mutedUntil } = member
  const own = guild.standing?.role ?? null
  const isAbove = own !== null && own !== 'member' && RANKS[own] > RANKS[role]
  const change = useInnerAct(
    (body: { role?: 'officer' | 'member'; mutedUntil?: null }) =>
      call(changeGuildMember, { params: { id: String(guild.id), userId: String(person.id) }, body }),
    ({ role: given }) => {
      const said = given === undefined ? 'unmuted' : given === 'officer' ? 'appointed' : 'dismissed'
      toast({ title: t(said, { name: person.name }), tone: 'success' })
    },
  )
  return (
    <>
      <Menu label={t('manage', { name: person.name })} trigger={<Ellipsis />} align="end">
        <MenuLink to={`/messages/new?to=${person.id}`} icon={<MessageCircle />}>
          {t('message')}
        </MenuLink>
        {own === 'owner' && (
          <MenuItem
            icon={role === 'officer' ? <ShieldOff /> : <ShieldCheck />}
            onSelect={() => change.mutate({ role: role === 'officer' ? 'member' : 'officer' })}
          >
            {t(role === 'officer' ? 'dismiss' : 'appoint')}
          </MenuItem>
        )}
        {isAbove && (
          <>
            <MenuItem
              icon={mutedUntil === null ? <VolumeX /> : <Volume2 />}
              onSelect={() => (mutedUntil === null ? setStep('mute') : change.mutate({ mutedUntil: null }))}
            >
              {t(mutedUntil === null ? 'mute' : 'unmute')}
            </MenuItem>
            <MenuSeparator />
            <MenuItem icon={<UserMinus />} tone="destructive" onSelect={() => setStep('kick')}>
              {t('kick')}
            </MenuItem>
            <MenuItem icon={<Ban />} tone="destructive" onSelect={() => setStep('ban')}>
              {t('ban')}
            </MenuItem>
          </>
        )}
      </Menu>
      {step !== null && (
        <Suspense>
          <MemberDialog guildId={guild.id} person={person} step={step} onClose={() => setStep(null)} />
        </Suspense>
      )}
    </>
  )
}
