import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Invitation } from '../../contract/co-authors.ts'
import { INVITATION_REST_DAYS } from '../../contract/limits.ts'
import { LANGUAGE_TAGS } from '../../contract/messages.ts'
import { fillNodes } from '../platform/fill-nodes.ts'
import { useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import { RelativeTime } from '../platform/time.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogActions } from '../ui/dialog.tsx'
import { invitationsQuery, useAnswer } from './co-author-queries.ts'
import './invitations.css'
import { messages } from './messages.ts'

interface InvitationsProps {
  /** Before a row goes: where the keyboard goes on. */
  onLeave: (row: HTMLElement | null) => void
}

/** What waits for an answer; nothing when there is nothing. A list beside it that fails to load is not held up by this one. */
export function Invitations({ onLeave }: InvitationsProps) {
  const t = useText(messages)
  const { data } = useQuery(invitationsQuery)
  if (data === undefined || data.items.length === 0) return null
  return (
    <section
      className="invitations mt-5 px-5 pt-4 pb-1 rounded-card bg-surface"
      aria-labelledby="invitations"
    >
      <h2 id="invitations" className="text-lg">
        {t('invitations')}
      </h2>
      <ul className="row-list">
        {data.items.map((invitation) => (
          <InvitationRow key={invitation.articleId} invitation={invitation} onLeave={onLeave} />
        ))}
      </ul>
    </section>
  )
}

function InvitationRow({ invitation, onLeave }: InvitationsProps & { invitation: Invitation }) {
  const t = useText(messages)
  const row = useRef<HTMLLIElement>(null)
  const [isAsking, ask] = useState(false)
  const answer = useAnswer(invitation, () => {
    // The focus is back in the row before the row goes.
    flushSync(() => ask(false))
    onLeave(row.current)
  })
  const { articleId, title, language, state, inviter, createdAt } = invitation
  const name = (words: string) => `${words}: ${title}`
  const words = { lang: LANGUAGE_TAGS[language], dir: 'auto', className: 'invitation-title' } as const
  return (
    <li ref={row}>
      <Avatar person={inviter.id} name={inviter.name} src={inviter.profileUrl} />
      <div>
        <p>
          {fillNodes(t('asks'), {
            name: (
              <Link to={`/user/${inviter.id}`} className="invitation-inviter font-semibold">
                {inviter.name}
              </Link>
            ),
          })}
        </p>
        {state === 'published' ? (
          <Link to={`/article/${articleId}`} {...words}>
            {title}
          </Link>
        ) : (
          <p {...words}>{title}</p>
        )}
        <p className="mt-1 text-quiet flex flex-wrap gap-x-4 gap-y-0.5 text-sm">
          {state === 'draft' && <span>{t('draft')}</span>}
          <RelativeTime at={createdAt} />
        </p>
      </div>
      <div className="flex gap-2 max-md:col-2">
        <Button
          size="sm"
          variant="primary"
          aria-label={name(t('accept'))}
          busy={answer.isPending && answer.variables}
          onClick={() => answer.mutate(true)}
        >
          {t('accept')}
        </Button>
        <Button size="sm" aria-label={name(t('decline'))} onClick={() => ask(true)}>
          {t('decline')}
        </Button>
      </div>
      {isAsking && (
        <Dialog
          open
          title={t('declineTitle')}
          description={t('declineText', { name: inviter.name, title, days: INVITATION_REST_DAYS })}
          onClose={() => ask(false)}
        >
          <DialogActions>
            <Button onClick={() => ask(false)}>{t('cancel')}</Button>
            <Button variant="primary" busy={answer.isPending} onClick={() => answer.mutate(false)}>
              {t('decline')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </li>
  )
}
