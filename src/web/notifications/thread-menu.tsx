import { useQuery } from '@tanstack/react-query'
import { Bell, BellOff, BellRing } from 'lucide-react'
import { THREAD_CHOICES } from '../../contract/notifications.ts'
import type { Subject } from '../platform/content-cache.ts'
import { useText } from '../platform/language.tsx'
import { Menu, MenuRadioGroup, MenuRadioItem } from '../ui/menu.tsx'
import { messages } from './thread-messages.ts'
import { threadQuery, useThreadChoice } from './threads.ts'

const ICONS = { following: BellRing, normal: Bell, muted: BellOff }

/** Follow or mute one thread. What was chosen is asked for when it is opened. */
export function ThreadMenu({ thread }: { thread: Subject }) {
  const t = useText(messages)
  const choose = useThreadChoice(thread)
  const { data } = useQuery({ ...threadQuery(thread), enabled: false })
  const Icon = ICONS[data?.choice ?? 'normal']
  return (
    <Menu label={t('thread')} trigger={<Icon />} triggerClass="act icons-4.5" align="end">
      <Choices thread={thread} onChange={choose} />
    </Menu>
  )
}

/** Drawn while the menu is open. */
function Choices({ thread, onChange }: { thread: Subject; onChange: ReturnType<typeof useThreadChoice> }) {
  const t = useText(messages)
  const { data } = useQuery(threadQuery(thread))
  return (
    <MenuRadioGroup label={t('thread')} value={data?.choice ?? ''} onChange={choose}>
      {(['following', 'normal', 'muted'] as const).map((choice) => {
        const Icon = ICONS[choice]
        return (
          <MenuRadioItem key={choice} value={choice} icon={<Icon />}>
            <span className="block">{t(choice)}</span>
            <span className="block text-xs text-quiet">{t(`${choice}Text`)}</span>
          </MenuRadioItem>
        )
      })}
    </MenuRadioGroup>
  )
  function choose(name: string): void {
    const wanted = THREAD_CHOICES.find((choice) => choice === name)
    if (wanted !== undefined) onChange(wanted)
  }
}
