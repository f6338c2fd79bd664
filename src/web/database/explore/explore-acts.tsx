import { Bookmark, BookmarkPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { ViewState } from '../../../contract/explore.ts'
import { useIsMember } from '../../auth/public.ts'
import { useText } from '../../platform/language.tsx'
import { lazyComponent } from '../../platform/lazy-component.ts'
import { useReturn, useSignInWall } from '../../sign-in-wall/public.ts'
import { Button } from '../../ui/button.tsx'
import { ExportMenu } from '../export/export-menu.tsx'
import { messages } from '../views/messages.ts'

const SaveDialog = lazyComponent(async () => (await import('../views/save-dialog.tsx')).SaveDialog)
const ViewsDialog = lazyComponent(async () => (await import('../views/views-dialog.tsx')).ViewsDialog)

/** What members can do with what they see: keep the view, and take the data with them. */
export function ExploreActs({ view }: { view: ViewState }) {
  const t = useText(messages)
  const isMember = useIsMember()
  const [opened, setOpened] = useState<'save' | 'views' | null>(null)
  const { guard, wall } = useSignInWall()
  const close = () => setOpened(null)
  useReturn({ kind: 'data', part: 'save' }, () => setOpened('save'))
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-haspopup="dialog"
        onClick={() => guard({ kind: 'data', part: 'save' }, () => setOpened('save'))}
      >
        <BookmarkPlus aria-hidden="true" />
        {t('save')}
      </Button>
      {isMember && (
        <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setOpened('views')}>
          <Bookmark aria-hidden="true" />
          {t('mine')}
        </Button>
      )}
      <ExportMenu query={view.query} guard={guard} />
      {wall}
      <Suspense>
        {opened === 'save' && <SaveDialog view={view} onClose={close} />}
        {opened === 'views' && <ViewsDialog onClose={close} />}
      </Suspense>
    </>
  )
}
