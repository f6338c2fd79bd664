import { Link2, MessageCircle, Send, Share2, Smartphone } from 'lucide-react'
import type { shareArticle } from '../../contract/article-signals.ts'
import { call } from '../platform/api.ts'
import type { Subject } from '../platform/content-cache.ts'
import { useText } from '../platform/language.tsx'
import { Menu, MenuItem } from '../ui/menu.tsx'
import { AwayItem } from './away-item.tsx'
import { messages } from './messages.ts'
import { useCopyLink } from './use-copy-link.ts'

interface ShareMenuProps {
  /** `share` is told once for each way that was taken. */
  subject: Subject & { share: typeof shareArticle }
  title: string
  isIcon?: boolean
}

export function ShareMenu({ subject, title, isIcon = false }: ShareMenuProps) {
  const t = useText(messages)
  const { type, id, share } = subject
  function count(): void {
    call(share, { params: { id: String(id) } }).catch(() => {})
  }
  const trigger = (
    <>
      <Share2 aria-hidden="true" />
      {!isIcon && <span>{t('share')}</span>}
    </>
  )
  return (
    <Menu label={t('share')} trigger={trigger} triggerClass="act">
      <ShareItems path={`/${type}/${id}`} title={title} onShared={count} />
    </Menu>
  )
}

/** Drawn only while the menu is open, so it may ask the browser what it can do. */
function ShareItems({ path, title, onShared }: { path: string; title: string; onShared: () => void }) {
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
