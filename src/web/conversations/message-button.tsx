import { MessageCircle } from 'lucide-react'
import { useText } from '../platform/language.tsx'
import { LinkButton, type ButtonSize } from '../ui/button.tsx'
import { messages } from './button-messages.ts'

interface MessageButtonProps {
  person: { id: number; name: string }
  size?: ButtonSize
  className?: string
}

/** Writes to somebody; where there is a conversation with them it leads there. */
export function MessageButton({ person: { id, name }, size, className }: MessageButtonProps) {
  const t = useText(messages)
  return (
    <LinkButton
      to={`/messages/new?to=${id}`}
      {...(size && { size })}
      className={className}
      aria-label={t('messageName', { name })}
    >
      <MessageCircle />
      {t('message')}
    </LinkButton>
  )
}
