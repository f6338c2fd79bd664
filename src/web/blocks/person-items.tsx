import { useQuery } from '@tanstack/react-query'
import { Ban, Volume2, VolumeX } from 'lucide-react'
import type { Mute } from '../../contract/mutes.ts'
import { useUser } from '../auth/public.ts'
import { useText } from '../platform/language.tsx'
import { MenuItem } from '../ui/menu.tsx'
import { toast } from '../ui/toast-store.ts'
import { useFailureToast } from '../ui/use-failure-toast.ts'
import { messages } from './messages.ts'
import { mutesQuery } from './mutes-query.ts'
import type { SomeonesName } from './use-blocking.ts'
import { useMuting } from './use-muting.ts'

interface PersonItemsProps {
  person: SomeonesName
  /** Opens what asks a member whether they are sure, and a visitor to sign in. */
  onOpen: () => void
}

/** Mute and block, in any menu about somebody's words. */
export function PersonItems({ person: { id, name }, onOpen }: PersonItemsProps) {
  const t = useText(messages)
  const { user } = useUser()
  const showFailure = useFailureToast()
  const { mute, unmute } = useMuting()
  const { data: mutes } = useQuery({ ...mutesQuery, enabled: user !== null })
  const known = mutes?.find(({ person }) => person?.id === id)
  // The menu has closed by the time it is done: nothing of this part may be needed.
  async function silence(): Promise<void> {
    try {
      const made = await mute({ kind: 'person', personId: id, effect: 'fold', days: null })
      toast({
        title: t('muted', { name }),
        description: t('mutedText'),
        action: { label: t('undo'), onAct: () => void hear(made) },
      })
    } catch (error) {
      showFailure(error)
    }
  }
  async function hear(made: Mute): Promise<void> {
    try {
      await unmute(made)
      toast({ title: t('unmuted', { name }), tone: 'success' })
    } catch (error) {
      showFailure(error)
    }
  }
  if (user?.id === id) return null
  return (
    <>
      <MenuItem
        icon={known ? <Volume2 /> : <VolumeX />}
        onSelect={() => (user === null ? onOpen() : void (known ? hear(known) : silence()))}
      >
        {t(known ? 'unmute' : 'mute', { name })}
      </MenuItem>
      <MenuItem icon={<Ban />} tone="destructive" onSelect={onOpen}>
        {t('block', { name })}
      </MenuItem>
    </>
  )
}
