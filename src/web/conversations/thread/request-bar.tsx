import { Suspense, useState } from 'react'
import { BlockDialog } from '../../blocks/public.ts'
import { useText } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'
import type { Message } from '../../../contract/conversations.ts'
import { messages } from './head-messages.ts'
import { useThread } from './thread-context.ts'
import { useConversationActions } from './use-conversation-actions.ts'

/** What somebody who is not known yet gets in the place of an answer. `last`: what a report would be about. */
export function RequestBar({ last }: { last: Message | undefined }) {
  const t = useText(messages)
  const { conversation, me, report } = useThread()
  const { answer, leave } = useConversationActions(conversation, me)
  const [busy, setBusy] = useState<'accept' | 'decline' | null>(null)
  const [isBlocking, setBlocking] = useState(false)
  const { person } = conversation
  async function give(accept: boolean): Promise<void> {
    setBusy(accept ? 'accept' : 'decline')
    await answer(accept)
    setBusy(null)
  }
  return (
    <div className="thread-request">
      <p className="text-sm text-quiet">
        {conversation.kind === 'direct' && person !== null
          ? t('requestText', { name: person.name })
          : t('requestGroup')}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" busy={busy === 'accept'} onClick={() => void give(true)}>
          {t('accept')}
        </Button>
        <Button busy={busy === 'decline'} onClick={() => void give(false)}>
          {t('decline')}
        </Button>
        {person !== null && <Button onClick={() => setBlocking(true)}>{t('blockShort')}</Button>}
        {last !== undefined && (
          <Button variant="text" onClick={() => report(last)}>
            {t('report')}
          </Button>
        )}
      </div>
      {isBlocking && person !== null && (
        <Suspense>
          <BlockDialog person={person} onClose={() => setBlocking(false)} onBlocked={leave} />
        </Suspense>
      )}
    </div>
  )
}
