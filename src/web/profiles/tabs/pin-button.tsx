import { Pin, PinOff } from 'lucide-react'
import type { Profile } from '../../../contract/profiles.ts'
import { useText } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'
import { messages } from './messages.ts'
import { usePin, type Pinnable } from './use-pin.ts'

interface PinButtonProps {
  profile: Profile
  item: Pinnable
  name: string
}

export function PinButton({ profile, item, name }: PinButtonProps) {
  const t = useText(messages)
  const { isPinned, toggle } = usePin(profile, item)
  return (
    <Button
      size="sm"
      variant="text"
      className="relative z-2 ml-auto text-quiet hover:text-text"
      aria-label={t(isPinned ? 'unpinName' : 'pinName', { name })}
      onClick={toggle}
    >
      {isPinned ? <PinOff /> : <Pin />}
      {t(isPinned ? 'unpin' : 'pin')}
    </Button>
  )
}
