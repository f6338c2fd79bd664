import { CalendarClock, Crown, MailOpen, Trash2 } from 'lucide-react'
import { answerGuildInvite } from '../../../contract/guild-members.ts'
import { CLAIM_NOTICE_DAYS, OWNER_ABSENT_DAYS } from '../../../contract/guild-rules.ts'
import { answerOffer, claimGuild, restoreGuild, type GuildDetail } from '../../../contract/guilds.ts'
import { call } from '../../platform/api.ts'
import { fillNodes } from '../../platform/fill-nodes.ts'
import { useText } from '../../platform/language.tsx'
import { ShortDate } from '../../platform/time.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast-store.ts'
import { useGuildAct } from '../guild-queries.ts'
import { LinkInvitation } from './link-invitation.tsx'
import { messages } from './messages.ts'
import { Note } from './note.tsx'
import { useJoined } from './use-joined.ts'

/** What there is to know or to answer before one reads on. */
export function Notes({ guild }: { guild: GuildDetail }) {
  const t = useText(messages)
  const { standing, claimedFrom, isDeleted, restorableUntil, ownerName } = guild
  const params = { id: String(guild.id) }
  const joined = useJoined()
  const done = (key: 'declined' | 'nowYours' | 'offerDeclined' | 'claimed' | 'restored') =>
    toast({ title: t(key), tone: 'success' })
  const answer = useGuildAct(
    (accept: boolean) => call(answerGuildInvite, { params, body: { accept } }),
    (detail, accept) => (accept ? joined(detail) : done('declined')),
  )
  const take = useGuildAct(
    (accept: boolean) => call(answerOffer, { params, body: { accept } }),
    (_detail, accept) => done(accept ? 'nowYours' : 'offerDeclined'),
  )
  const claim = useGuildAct(
    () => call(claimGuild, { params }),
    (detail) => done(detail.standing?.role === 'owner' ? 'nowYours' : 'claimed'),
  )
  const restore = useGuildAct(
    () => call(restoreGuild, { params }),
    () => done('restored'),
  )
  const dated = (text: string, at: string) => fillNodes(text, { date: <ShortDate at={at} /> })
  return (
    <div className="grid grid-cols-1 gap-2 mt-4 empty:hidden">
      <LinkInvitation guild={guild} />
      {restorableUntil !== null && (
        <Note icon={<Trash2 />} words={dated(t('deleted'), restorableUntil)}>
          <Button size="sm" variant="primary" busy={restore.isPending} onClick={() => restore.mutate()}>
            {t('restore')}
          </Button>
        </Note>
      )}
      {isDeleted && restorableUntil === null && <Note icon={<Trash2 />} words={t('deletedByStaff')} />}
      {standing?.state === 'invited' && (
        <Note icon={<MailOpen />} words={t('invitedYou')}>
          <Answers act={answer} />
        </Note>
      )}
      {standing?.isOfferedIt === true && (
        <Note icon={<Crown />} words={t('offered', { name: ownerName ?? t('theOwner') })}>
          <Answers act={take} />
        </Note>
      )}
      {standing?.canClaim === true && (
        <Note
          icon={<Crown />}
          words={
            ownerName === null
              ? t('noOwner')
              : t('canClaim', { away: OWNER_ABSENT_DAYS, notice: CLAIM_NOTICE_DAYS })
          }
        >
          <Button size="sm" busy={claim.isPending} onClick={() => claim.mutate()}>
            {t('claim')}
          </Button>
        </Note>
      )}
      {claimedFrom !== null && <Note icon={<CalendarClock />} words={dated(t('claimRuns'), claimedFrom)} />}
    </div>
  )
}

interface AnswersProps {
  act: { mutate: (accept: boolean) => void; isPending: boolean; variables: boolean | undefined }
}

function Answers({ act }: AnswersProps) {
  const t = useText(messages)
  return (
    <>
      <Button
        size="sm"
        busy={act.isPending && act.variables === false}
        disabled={act.isPending}
        onClick={() => act.mutate(false)}
      >
        {t('decline')}
      </Button>
      <Button
        size="sm"
        variant="primary"
        busy={act.isPending && act.variables === true}
        disabled={act.isPending}
        onClick={() => act.mutate(true)}
      >
        {t('accept')}
      </Button>
    </>
  )
}
