import { Link2, MessageCircle, Send, Share2, Smartphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '../platform/language.tsx'
import { Menu, MenuItem } from '../ui/menu.tsx'
import { toast } from '../ui/toast-store.ts'
import { AwayItem } from './away-item.tsx'
import { messages } from './messages.ts'

interface ShareMenuProps {
  /** The clean inner path, such as `/article/7`. */
  path: string
  title: string
  /** Told once for each way that was taken. */
  onShared?: () => void
  trigger?: ReactNode
  triggerClass?: string
}

/** Whatever is shared is the clean address: it works for everybody and for ever. */
export function ShareMenu({ path, title, onShared, trigger, triggerClass }: ShareMenuProps) {
  const t = useText(messages)
  return (
    <Menu
      label={t('share')}
      trigger={trigger ?? <Share2 />}
      {...(triggerClass !== undefined && { triggerClass })}
    >
      <ShareItems path={path} title={title} onShared={() => onShared?.()} />
    </Menu>
  )
}

/** Drawn only while the menu is open, so it may ask the browser what it can do. */
function ShareItems({ path, title, onShared }: { path: string; title: string; onShared: () => void }) {
  const t = useText(messages)
  const address = new URL(path, location.origin).href

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address)
      toast({ title: t('copied'), description: address, tone: 'success' })
    } catch {
      toast({ title: t('copyYourself'), description: address })
    }
    onShared()
  }
  async function shareWithSystem(): Promise<void> {
    try {
      await navigator.share({ title, url: address })
      onShared()
    } catch {
      // He thought better of it.
    }
  }
  return (
    <>
      <MenuItem icon={<Link2 />} onSelect={() => void copy()}>
        {t('copyLink')}
      </MenuItem>
      {'share' in navigator && (
        <MenuItem icon={<Smartphone />} onSelect={() => void shareWithSystem()}>
          {t('system')}
        </MenuItem>
      )}
      <AwayItem
        href={`https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}`}
        icon={<MessageCircle />}
        note={t('opensNewTab')}
        onFollow={onShared}
      >
        {t('whatsApp')}
      </AwayItem>
      <AwayItem
        href={`https://t.me/share/url?url=${encodeURIComponent(address)}&text=${encodeURIComponent(title)}`}
        icon={<Send />}
        note={t('opensNewTab')}
        onFollow={onShared}
      >
        {t('telegram')}
      </AwayItem>
    </>
  )
}
