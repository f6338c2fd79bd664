import { createSavedView, type ViewState } from '../../../contract/explore.ts'
import { call } from '../../platform/api.ts'
import { useText } from '../../platform/language.tsx'
import { navigate } from '../../platform/location.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Form } from '../../ui/form.tsx'
import { toast } from '../../ui/toast-store.ts'
import { savedViewPath } from '../explore/view-path.ts'
import { messages } from './messages.ts'
import { useViewForm } from './use-view-form.ts'
import { ViewFields } from './view-fields.tsx'

/** Saves what is shown under a name; then it is opened by its own address. */
export function SaveDialog({ view, onClose }: { view: ViewState; onClose: () => void }) {
  const t = useText(messages)
  const form = useViewForm(
    { name: '', isPublic: false },
    (words) => call(createSavedView, { body: { ...words, state: view } }),
    ({ id }) => {
      toast({ title: t('saved'), tone: 'success' })
      onClose()
      navigate(savedViewPath(id))
    },
  )
  return (
    <Dialog open title={t('save')} description={t('saveText')} onClose={onClose}>
      <Form className="grid gap-5" busy={form.isBusy} onSubmit={form.send}>
        <ViewFields words={form.words} onChange={form.change} error={form.error} />
        <DialogActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="primary" busy={form.isBusy}>
            {t('save')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  )
}
