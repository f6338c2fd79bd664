import { CloudOff, RotateCw } from 'lucide-react'
import { useText } from '../platform/language.tsx'
import { Button } from './button.tsx'
import { messages } from './messages.ts'

interface LoadFailedProps {
  title: string
  text?: string | undefined
  retry: () => void
  busy?: boolean
}

export function LoadFailed({ title, text, retry, busy = false }: LoadFailedProps) {
  const t = useText(messages)
  return (
    <div role="alert" className="notice">
      <CloudOff className="notice-icon" />
      <p className="notice-title">{title}</p>
      {text !== undefined && <p className="notice-text">{text}</p>}
      <Button onClick={retry} busy={busy}>
        <RotateCw />
        {t('tryAgain')}
      </Button>
    </div>
  )
}
