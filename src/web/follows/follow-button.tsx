import { Check, Plus } from 'lucide-react'
import { useText } from '../platform/language.tsx'
import { Button } from '../ui/button.tsx'
import { messages } from './messages.ts'

interface FollowButtonProps {
  /** Of whom or what, for those who do not see where it stands. */
  name: string
  isFollowing: boolean
  onToggle: () => void
  size?: 'sm' | 'md'
  /** The first thing to do where it stands. */
  isMain?: boolean
  className?: string | undefined
  disabled?: boolean
}

/** Says "Follow" or "Following"; both words have their place in it, so that nothing moves. */
export function FollowButton({
  name,
  isFollowing,
  onToggle,
  size = 'md',
  isMain = false,
  className,
  disabled = false,
}: FollowButtonProps) {
  const t = useText(messages)
  return (
    <Button
      size={size}
      variant={isFollowing ? 'secondary' : isMain ? 'primary' : 'outline'}
      className={className}
      aria-pressed={isFollowing}
      aria-label={t(isFollowing ? 'followingName' : 'followName', { name })}
      disabled={disabled}
      onClick={onToggle}
    >
      {isFollowing ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />}
      <span className="inline-grid justify-items-center">
        <span className={`col-start-1 row-start-1 ${isFollowing ? 'invisible' : ''}`}>{t('follow')}</span>
        <span className={`col-start-1 row-start-1 ${isFollowing ? '' : 'invisible'}`}>{t('following')}</span>
      </span>
    </Button>
  )
}
