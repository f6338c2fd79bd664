import { useText } from '../../platform/language.tsx'
import { PagedList, type PagedListProps } from '../../ui/paged-list.tsx'
import { messages } from './messages.ts'

/** One list of a profile, with its words. */
export function ProfileList<T>(props: Omit<PagedListProps<T>, 'failed'>) {
  const t = useText(messages)
  return (
    <PagedList className="row-list mt-2" failed={t('failed')} end={t('end')} skeletonCount={4} {...props} />
  )
}
