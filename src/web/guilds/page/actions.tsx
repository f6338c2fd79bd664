import { UserPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { GuildDetail } from '../../../contract/guilds.ts'
import { useText } from '../../platform/language.tsx'
import { lazyComponent } from '../../platform/lazy-component.ts'
import { Button } from '../../ui/button.tsx'
import { messages as uiMessages } from '../../ui/messages.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { GuildMenu } from './guild-menu.tsx'
import { JoinAction } from './join-action.tsx'
import { messages } from './messages.ts'

const InviteDialog = lazyComponent(async () => (await import('../invites/invite-dialog.tsx')).InviteDialog)

export interface Retry {
  onClick: () => void
  busy: boolean
}

interface ActionsProps {
  guild: GuildDetail
  isStandingKnown: boolean
  retry: Retry | undefined
}

/** What the reader can do: come in, or what those who are in can do. */
export function Actions({ guild, isStandingKnown, retry }: ActionsProps) {
  const t = useText(uiMessages)
  if (!isStandingKnown)
    return retry === undefined ? (
      <Skeleton className="h-10 w-28" />
    ) : (
      <Button {...retry}>{t('tryAgain')}</Button>
    )
  if (guild.isDeleted) return null
  return (
    <>
      {guild.standing?.state === 'member' ? <Inside guild={guild} /> : <JoinAction guild={guild} />}
      <GuildMenu guild={guild} />
    </>
  )
}

function Inside({ guild }: { guild: GuildDetail }) {
  const t = useText(messages)
  const [isInviting, setInviting] = useState(false)
  return (
    <>
      {guild.standing?.canInvite === true && (
        <Button variant="outline" aria-haspopup="dialog" onClick={() => setInviting(true)}>
          <UserPlus />
          {t('invite')}
        </Button>
      )}
      {isInviting && (
        <Suspense>
          <InviteDialog guild={guild} onClose={() => setInviting(false)} />
        </Suspense>
      )}
    </>
  )
}
