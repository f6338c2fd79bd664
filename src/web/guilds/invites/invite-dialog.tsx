import type { GuildDetail } from '../../../contract/guilds.ts'
import { useText } from '../../platform/language.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ByLink } from './by-link.tsx'
import { ByName } from './by-name.tsx'
import { messages } from './messages.ts'

interface InviteDialogProps {
  guild: GuildDetail
  onClose: () => void
}

export function InviteDialog({ guild, onClose }: InviteDialogProps) {
  const t = useText(messages)
  return (
    <Dialog open title={t('title', { guild: guild.name })} description={t('text')} onClose={onClose}>
      <div className="grid grid-cols-1 gap-8">
        <ByName guildId={guild.id} />
        <ByLink guildId={guild.id} />
      </div>
    </Dialog>
  )
}
