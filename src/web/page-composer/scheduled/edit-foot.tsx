import { DraftStatus } from '../../editor/public.ts'
import { useText } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'
import { messages as formMessages } from '../form/messages.ts'
import type { PostFormState } from '../form/use-post-form.ts'
import { messages } from './messages.ts'

/** What to do with other words for a post that waits: save them, with another time or none, or post them now. */
export function EditFoot({ form }: { form: PostFormState }) {
  const t = useText(messages)
  const f = useText(formMessages)
  const { isBusy, isWaiting, later, editing } = form
  return (
    <div className="composer-foot flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 pb-5">
      {!isWaiting && <DraftStatus state={form.draft.state} />}
      <p role="status" className={isWaiting ? 'text-quiet text-sm' : 'sr-only'}>
        {isBusy ? t('saving') : isWaiting && t('waiting')}
      </p>
      <div className="flex flex-wrap items-center justify-end gap-x-6 gap-y-2 ms-auto">
        {isWaiting ? (
          <Button variant="text" onClick={form.dontWait}>
            {f('dontWait')}
          </Button>
        ) : (
          <>
            <Button variant="text" disabled={isBusy} onClick={() => editing?.onCancel()}>
              {t('cancel')}
            </Button>
            <Button variant="text" disabled={isBusy} onClick={() => form.submit()}>
              {t('postNow')}
            </Button>
            <Button disabled={isBusy} onClick={later.ask}>
              {t('change')}
            </Button>
          </>
        )}
        <Button variant="primary" busy={isBusy || isWaiting} onClick={form.complete}>
          {t('save')}
        </Button>
      </div>
    </div>
  )
}
