import { ArrowRightLeft, Ellipsis, Flag, LogOut, Settings, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { joinGuild, leaveGuild } from '../../../contract/guild-members.ts'
import type { GuildDetail } from '../../../contract/guilds.ts'
import { useUser } from '../../auth/public.ts'
import { call } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { lazyComponent } from '../../platform/lazy-component.ts'
import { useReport } from '../../reports/public.ts'
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useGuildAct } from '../guild-queries.ts'
import { messages } from './messages.ts'

const DIALOGS = {
  settings: lazyComponent(async () => (await import('../settings/settings-dialog.tsx')).SettingsDialog),
  transfer: lazyComponent(async () => (await import('../settings/transfer-dialog.tsx')).TransferDialog),
  delete: lazyComponent(async () => (await import('../settings/delete-dialog.tsx')).DeleteDialog),
}

/** An owner changes, hands over and deletes, as staff may; a member leaves; whoever sees something wrong reports it. */
export function GuildMenu({ guild }: { guild: GuildDetail }) {
  const t = useText(messages)
  const { user } = useUser()
  const [open, setOpen] = useState<keyof typeof DIALOGS | null>(null)
  const report = useReport('guild', guild.id)
  const leave = useLeave(guild)
  const role = guild.standing?.role ?? null
  const mayDelete = role === 'owner' || user?.capabilities?.includes('moderate') === true
  const Dialog = open === null ? null : DIALOGS[open]
  return (
    <>
      <Menu label={t('more')} trigger={<Ellipsis />} align="end">
        {role === 'owner' && (
          <>
            <MenuItem icon={<Settings />} onSelect={() => setOpen('settings')}>
              {t('settings')}
            </MenuItem>
            <MenuItem icon={<ArrowRightLeft />} onSelect={() => setOpen('transfer')}>
              {t('transfer')}
            </MenuItem>
          </>
        )}
        {role !== null && role !== 'owner' && (
          <MenuItem icon={<LogOut />} onSelect={leave}>
            {t('leave')}
          </MenuItem>
        )}
        {role !== 'owner' && (
          <MenuItem icon={<Flag />} onSelect={report.open}>
            {t('report')}
          </MenuItem>
        )}
        {mayDelete && (
          <>
            <MenuSeparator />
            <MenuItem icon={<Trash2 />} tone="destructive" onSelect={() => setOpen('delete')}>
              {t('delete')}
            </MenuItem>
          </>
        )}
      </Menu>
      {report.dialog}
      {Dialog !== null && (
        <Suspense>
          <Dialog guild={guild} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  )
}

/** Whoever left comes back as they were, as long as the server remembers. */
function useLeave(guild: GuildDetail): () => void {
  const t = useText(messages)
  const params = { id: String(guild.id) }
  const undo = useGuildAct(() => call(joinGuild, { params, body: {} }))
  const leave = useGuildAct(
    () => call(leaveGuild, { params }),
    () =>
      toast({
        title: t('left', { guild: guild.name }),
        action: { label: t('undo'), onAct: () => undo.mutate() },
      }),
  )
  return () => leave.mutate()
}
