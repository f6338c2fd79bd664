import { Suspense, useState } from 'react'
import { joinGuild, leaveGuild } from '../../../contract/guild-members.ts'
import type { GuildDetail } from '../../../contract/guilds.ts'
import { call } from '../../platform/api.ts'
import { fillNodes } from '../../platform/fill-nodes.ts'
import { useText } from '../../platform/language.tsx'
import { lazyComponent } from '../../platform/lazy-component.ts'
import { ShortDate } from '../../platform/time.tsx'
import { requestOf, useReturn, useSignInWall } from '../../sign-in-wall/public.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useGuildAct } from '../guild-queries.ts'
import { messages } from './messages.ts'
import { useJoined } from './use-joined.ts'

const RequestDialog = lazyComponent(async () => (await import('./request-dialog.tsx')).RequestDialog)

/** The one way in that this guild has for this reader. What invites them stands in a note. */
export function JoinAction({ guild }: { guild: GuildDetail }) {
  const t = useText(messages)
  const { state = 'none', mayAskFrom = null } = guild.standing ?? {}
  if (state === 'banned') return <p className="text-sm text-quiet">{t('banned')}</p>
  if (state === 'invited') return null
  if (state === 'requested') return <Requested guild={guild} />
  if (guild.joinMode === 'invite') return <p className="text-sm text-quiet">{t('inviteOnly')}</p>
  if (guild.joinMode === 'open') return <Join guild={guild} />
  if (mayAskFrom !== null)
    return (
      <p className="text-sm text-quiet">
        {fillNodes(t('askAgain'), { date: <ShortDate at={mayAskFrom} /> })}
      </p>
    )
  return <Ask guild={guild} />
}

function Join({ guild }: { guild: GuildDetail }) {
  const t = useText(messages)
  const params = { id: String(guild.id) }
  const { guard, wall } = useSignInWall()
  const join = useGuildAct(() => call(joinGuild, { params, body: {} }), useJoined())
  return (
    <>
      <Button
        variant="primary"
        busy={join.isPending}
        onClick={() =>
          guard({ kind: 'guild', request: requestOf(joinGuild, params, {}) }, () => join.mutate())
        }
      >
        {t('join')}
      </Button>
      {wall}
    </>
  )
}

function Ask({ guild }: { guild: GuildDetail }) {
  const t = useText(messages)
  const [isAsking, setAsking] = useState(false)
  const { guard, wall } = useSignInWall()
  useReturn({ kind: 'guild', part: 'request' }, () => setAsking(true))
  return (
    <>
      <Button
        variant="primary"
        aria-haspopup="dialog"
        onClick={() => guard({ kind: 'guild', part: 'request' }, () => setAsking(true))}
      >
        {t('askToJoin')}
      </Button>
      {wall}
      {isAsking && (
        <Suspense>
          <RequestDialog guild={guild} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}

function Requested({ guild }: { guild: GuildDetail }) {
  const t = useText(messages)
  const withdraw = useGuildAct(
    () => call(leaveGuild, { params: { id: String(guild.id) } }),
    () => toast({ title: t('withdrawn') }),
  )
  return (
    <>
      <span className="text-sm text-quiet">{t('requested')}</span>
      <Button variant="outline" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
        {t('withdraw')}
      </Button>
    </>
  )
}
