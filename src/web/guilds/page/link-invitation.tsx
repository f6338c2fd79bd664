import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link2, Link2Off } from 'lucide-react'
import { joinByLink } from '../../../contract/guild-members.ts'
import type { GuildDetail } from '../../../contract/guilds.ts'
import { call } from '../../platform/api.ts'
import { holding } from '../../platform/content-cache.ts'
import { useText } from '../../platform/language.tsx'
import { isDeadLink } from '../../platform/link-token.ts'
import { usePlace } from '../../platform/link.tsx'
import { navigate } from '../../platform/location.ts'
import { useSignInWall } from '../../sign-in-wall/public.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useFailureToast } from '../../ui/use-failure-toast.ts'
import { pathOfGuild } from '../guild-path.ts'
import { isInside } from '../guild-tabs.ts'
import { messages } from './messages.ts'
import { Note } from './note.tsx'

/** `?invite=`: whoever was given the link comes in when they say so, and the link is out of the address. */
export function LinkInvitation({ guild }: { guild: GuildDetail }) {
  const t = useText(messages)
  const client = useQueryClient()
  const showFailure = useFailureToast()
  const token = usePlace().query.get('invite')
  const { guard, wall } = useSignInWall()
  const leave = () => navigate(pathOfGuild(guild), { replace: true })
  const join = useMutation({
    mutationFn: (invite: string) => call(joinByLink, { body: { token: invite } }),
    // It may have been made for another guild than this.
    onSuccess: async ({ guild: joined }) => {
      toast({ title: t('joined', { guild: joined.name }), tone: 'success' })
      navigate(pathOfGuild(joined), { replace: true })
      await client.invalidateQueries(holding('guild'))
    },
    onError: (error) => {
      if (!isDeadLink(error)) showFailure(error)
    },
  })
  if (token === null || isInside(guild)) return null
  if (isDeadLink(join.error))
    return (
      <Note icon={<Link2Off />} words={t('linkDead')}>
        <Button size="sm" onClick={leave}>
          {t('dismiss')}
        </Button>
      </Note>
    )
  return (
    <Note icon={<Link2 />} words={t('linkInvites')}>
      <Button size="sm" onClick={leave}>
        {t('notNow')}
      </Button>
      <Button
        size="sm"
        variant="primary"
        busy={join.isPending}
        onClick={() => guard({ kind: 'guild' }, () => join.mutate(token))}
      >
        {t('join')}
      </Button>
      {wall}
    </Note>
  )
}
