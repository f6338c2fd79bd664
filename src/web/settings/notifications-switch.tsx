import { MasterSwitch } from '../notifications/public.ts'
import { useText } from '../platform/language.tsx'
import { messages } from './messages.ts'

export function NotificationsSwitch() {
  const t = useText(messages)
  return <MasterSwitch label={t('notifications')} deviceText={t('notificationsText')} />
}
