import { DraftStatus } from '../../editor/public.ts'
import { useIsHydrated } from '../../platform/hydrated.ts'
import { useText } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'
import { messages } from './messages.ts'
import type { PostFormState } from './use-post-form.ts'

/** Where the words are, and what to do with them: post now, or later. */
export function FormFoot({ form }: { form: PostFormState }) {
  const t = useText(messages)
  const isAlive = useIsHydrated()
  const { isBusy, isWaiting, later } = form
  return (
    <div className="composer-foot flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 pb-5">
      {!isWaiting && <DraftStatus state={form.draft.state} />}
      <p role="status" className={isWaiting ? 'text-quiet text-sm' : 'sr-only'}>
        {isBusy ? t('posting') : isWaiting && t('waiting')}
      </p>
      <div className="flex items-center gap-6 ms-auto">
        {isWaiting && (
          <Button variant="text" onClick={form.dontWait}>
            {t('dontWait')}
          </Button>
        )}
        {form.canSchedule && !isWaiting && (
          <Button disabled={!isAlive || isBusy} onClick={later.ask}>
            {t('schedule')}
          </Button>
        )}
        <Button
          variant="primary"
          busy={isBusy || isWaiting}
          disabled={!isAlive}
          onClick={() => form.submit()}
        >
          {t('post')}
        </Button>
      </div>
    </div>
  )
}
