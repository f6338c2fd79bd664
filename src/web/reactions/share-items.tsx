import { Link2, MessageCircle, Send, Smartphone } from 'lucide-react'
import { useText } from '../platform/language.tsx'
import { MenuItem } from '../ui/menu.tsx'
import { AwayItem } from './away-item.tsx'
import { messages } from './share-messages.ts'
import { useCopyLink } from './use-copy-link.ts'

/** Drawn only while the menu is open, so it may ask the browser what it can do. */
export function ShareItems({ path, title, onShared }: { path: string; title: string; onShared: () => void }) {
  const t = useText(messages)
  const copyLink = useCopyLink()
  // What is shared is the clean address: it works for everybody and for ever.
  const address = new URL(path, location.origin).href

  async function shareWithSystem(): Promise<void> {
    try {
      await navigator.share({ title, url: address })
      onShared()
    } catch {
      // They thought better of it.
    }
  }
  return (
    <>
      <MenuItem icon={<Link2 />} onSelect={() => void copyLink(path).then(onShared)}>
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
