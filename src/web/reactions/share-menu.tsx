import { Share2 } from 'lucide-react'
import { Suspense } from 'react'
import type { shareArticle } from '../../contract/article-signals.ts'
import { call } from '../platform/api.ts'
import type { Subject } from '../platform/content-cache.ts'
import { useText } from '../platform/language.tsx'
import { lazyComponent } from '../platform/lazy-component.ts'
import { Menu } from '../ui/menu.tsx'
import { messages } from './messages.ts'

const ShareItems = lazyComponent(async () => (await import('./share-items.tsx')).ShareItems)

interface ShareMenuProps {
  /** `share` is told once for each way that was taken, where shares are counted. */
  subject: Subject & { share?: typeof shareArticle }
  title: string
  isIcon?: boolean
}

export function ShareMenu({ subject, title, isIcon = false }: ShareMenuProps) {
  const t = useText(messages)
  const { type, id, share } = subject
  function count(): void {
    if (share !== undefined) call(share, { params: { id: String(id) } }).catch(() => {})
  }
  const trigger = (
    <>
      <Share2 aria-hidden="true" />
      {!isIcon && <span>{t('share')}</span>}
    </>
  )
  return (
    <Menu label={t('share')} trigger={trigger} triggerClass="act">
      <Suspense>
        <ShareItems path={`/${type}/${id}`} title={title} onShared={count} />
      </Suspense>
    </Menu>
  )
}
