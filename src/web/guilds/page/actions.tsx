import { UserPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { GuildDetail } from '../../../contract/guilds.ts'
import { useText } from '../../platform/language.tsx'
import { lazyComponent } from '../../platform/lazy-component.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { GuildMenu } from './guild-menu.tsx'
import { JoinAction } from './join-action.tsx'
import { messages } from './messages.ts'

const InviteDialog = lazyComponent(async () => (await import('../invites/invite-dialog.tsx')).InviteDialog)

interface ActionsProps {
  guild: GuildDetail
  isStandingKnown: boolean
}

/** What the reader can do: come in, or what those who are in can do. */
export function Actions({ guild, isStandingKnown }: ActionsProps) {
  if (!isStandingKnown) return <Skeleton className="h-10 w-28" />
  if (guild.restorableUntil !== null) return null
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
