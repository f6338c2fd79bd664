import { ScheduleDialog } from '../../scheduling/public.ts'
import type { PostFormState } from './use-post-form.ts'

/** When it is to be posted. A time that the server refuses is told where it was chosen. */
export function ScheduleLater({ form }: { form: PostFormState }) {
  const { later, errors, isBusy } = form
  return (
    <ScheduleDialog
      kind="post"
      publishAt={later.at}
      isScheduled={form.editing !== undefined}
      error={errors.publishAt}
      busy={isBusy}
      onChoose={(at) => form.submit(at)}
      onClose={later.close}
    />
  )
}
