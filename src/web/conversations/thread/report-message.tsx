import type { Message } from '../../../contract/conversations.ts'
import { reportMessage } from '../../../contract/message-acts.ts'
import { call } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { ReportForm } from '../../reports/public.ts'
import { messages } from './menu-messages.ts'

/** Says beforehand what moderators will get to read; sending it is the consent. */
export function ReportMessage({ message, onClose }: { message: Message; onClose: () => void }) {
  const t = useText(messages)
  return (
    <ReportForm
      description={t('reportText')}
      sentText={t('reportSent')}
      send={async (report) =>
        call(reportMessage, { params: { id: String(message.id) }, body: { ...report, consent: true } })
      }
      person={message.sender}
      onClose={onClose}
    />
  )
}
