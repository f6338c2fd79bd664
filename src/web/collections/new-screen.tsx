import { Table2 } from 'lucide-react'
import { useIsMember } from '../auth/public.ts'
import { hasDeviceDraft } from '../editor/public.ts'
import { useHead } from '../platform/head.tsx'
import { useText } from '../platform/language.tsx'
import { SignInWall } from '../sign-in-wall/public.ts'
import { messages } from './form/messages.ts'
import { NewForm } from './form/new-form.tsx'

/** /collections/new */
export function NewScreen() {
  const t = useText(messages)
  const isMember = useIsMember()
  useHead({ title: t('newTitle'), description: t('newLead'), isIndexable: false })
  if (!isMember)
    return (
      <SignInWall
        kind="collection"
        icon={<Table2 />}
        hasDraft={() => hasDeviceDraft({ kind: 'collection', key: 'new' })}
      />
    )
  return (
    <div className="wrap pt-10 pb-16 max-md:pt-6">
      <div className="max-w-[860px] mx-auto">
        <h1 className="page-title">{t('newTitle')}</h1>
        <p className="page-lead mb-6">{t('newLead')}</p>
        <NewForm />
      </div>
    </div>
  )
}
