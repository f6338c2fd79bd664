import { Bell, BellOff } from 'lucide-react'
import { useText } from '../../platform/language.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { messages } from './head-messages.ts'
import { useThread } from './thread-context.ts'
import { useConversationActions } from './use-conversation-actions.ts'

const HOURS = [1, 8, 24, 168] as const

/** For how long nothing of it is told; what is said is still there to be read. */
export function MuteMenu() {
  const t = useText(messages)
  const { conversation, me } = useThread()
  const { mute } = useConversationActions(conversation, me)
  const isMuted = isMutedNow(conversation.mutedUntil)
  return (
    <Menu label={t(isMuted ? 'muted' : 'mute')} trigger={isMuted ? <BellOff /> : <Bell />} align="end">
      {isMuted && (
        <MenuItem icon={<Bell />} onSelect={() => mute(0)}>
          {t('unmute')}
        </MenuItem>
      )}
      {HOURS.map((hours) => (
        <MenuItem key={hours} icon={<BellOff />} onSelect={() => mute(hours)}>
          {t(`hours${hours}`)}
        </MenuItem>
      ))}
      <MenuItem icon={<BellOff />} onSelect={() => mute(null)}>
        {t('forGood')}
      </MenuItem>
    </Menu>
  )
}

export function isMutedNow(until: string | null): boolean {
  return until !== null && Date.parse(until) > Date.now()
}
