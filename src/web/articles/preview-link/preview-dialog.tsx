import { fillNodes } from '../../platform/fill-nodes.ts'
import { useText } from '../../platform/language.tsx'
import { ShortDate } from '../../platform/time.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Field, FieldError } from '../../ui/field.tsx'
import { toast } from '../../ui/toast-store.ts'
import { messages } from './messages.ts'
import { useDraftLink } from './use-draft-link.ts'

/** Makes, copies and turns off the link under which others read a draft. */
export function PreviewDialog({ articleId, onClose }: { articleId: number; onClose: () => void }) {
  const t = useText(messages)
  const link = useDraftLink(articleId)
  const { address, createdAt } = link
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address ?? '')
      toast({ title: t('copied'), tone: 'success' })
    } catch {
      // Then the field is there to be copied by hand.
    }
  }
  return (
    <Dialog open size="sm" title={t('title')} description={t('text')} onClose={onClose}>
      {address !== null && (
        <Field
          label={t('link')}
          hint={t('once')}
          value={address}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      {address === null && createdAt !== null && (
        <p>{fillNodes(t('since'), { date: <ShortDate at={createdAt} /> })}</p>
      )}
      <FieldError role="alert">{link.failure}</FieldError>
      <DialogActions>
        {createdAt !== null && (
          <Button busy={link.isEnding} onClick={link.end}>
            {t('turnOff')}
          </Button>
        )}
        {address === null ? (
          <Button variant="primary" busy={link.isMaking || link.isPending} onClick={link.make}>
            {t(createdAt === null ? 'create' : 'replace')}
          </Button>
        ) : (
          <Button variant="primary" onClick={() => void copy()}>
            {t('copy')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
