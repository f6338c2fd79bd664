import { answerGuildInvite } from '../../../contract/guild-members.ts'
import { call } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { navigate } from '../../platform/location.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast-store.ts'
import { pathOfGuild } from '../guild-path.ts'
import { useGuildAct, type MyGuilds } from '../guild-queries.ts'
import { GuildTile } from '../guild-tile.tsx'
import { messages } from '../list-messages.ts'

type InvitationProps = MyGuilds['invitations'][number]

/** Nobody is in before they accept. */
export function Invitation({ guild, inviter }: InvitationProps) {
  const t = useText(messages)
  const answer = useGuildAct(
    (accept: boolean) => call(answerGuildInvite, { params: { id: String(guild.id) }, body: { accept } }),
    (_detail, accept) => {
      toast({ title: accept ? t('joined', { guild: guild.name }) : t('declined'), tone: 'success' })
      if (accept) navigate(pathOfGuild(guild))
    },
  )
  const named = (words: string) => `${words}: ${guild.name}`
  return (
    <li className="pb-2">
      <GuildTile guild={guild} fact={inviter === null ? undefined : t('invitedBy', { name: inviter.name })} />
      <div className="flex flex-wrap gap-2 ps-13">
        <Button
          size="sm"
          variant="primary"
          aria-label={named(t('accept'))}
          busy={answer.isPending && answer.variables}
          disabled={answer.isPending}
          onClick={() => answer.mutate(true)}
        >
          {t('accept')}
        </Button>
        <Button
          size="sm"
          aria-label={named(t('decline'))}
          busy={answer.isPending && !answer.variables}
          disabled={answer.isPending}
          onClick={() => answer.mutate(false)}
        >
          {t('decline')}
        </Button>
      </div>
    </li>
  )
}
