import type { GuildDetail } from '../../../contract/guilds.ts'
import { useText } from '../../platform/language.tsx'
import { toast } from '../../ui/toast-store.ts'
import { messages } from './messages.ts'

/** Says what asking to come in has come to. */
export function useJoined(): (guild: GuildDetail) => void {
  const t = useText(messages)
  return ({ name, standing }) =>
    toast({
      title: standing?.state === 'requested' ? t('asked') : t('joined', { guild: name }),
      tone: 'success',
    })
}
