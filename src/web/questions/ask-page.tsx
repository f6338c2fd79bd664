import { CircleHelp } from 'lucide-react'
import { CATEGORIES } from '../../contract/categories.ts'
import { useIsMember } from '../auth/public.ts'
import { hasDeviceDraft } from '../editor/public.ts'
import { useHead } from '../platform/head.tsx'
import { useText } from '../platform/language.tsx'
import { usePlace } from '../platform/link.tsx'
import { SignInWall } from '../sign-in-wall/public.ts'
import { AskForm } from './ask/ask-form.tsx'
import { messages } from './ask/messages.ts'

/** /question/ask, with ?category= to begin with. */
export function AskPage() {
  const t = useText(messages)
  const isMember = useIsMember()
  const { query } = usePlace()
  useHead({ title: t('askTitle'), description: t('description'), isIndexable: false })
  if (!isMember)
    return (
      <SignInWall
        kind="ask"
        icon={<CircleHelp />}
        hasDraft={() => hasDeviceDraft({ kind: 'question', key: 'new' })}
      />
    )
  return (
    <div className="wrap pt-10 pb-16 max-md:pt-6">
      <div className="max-w-[760px] mx-auto">
        <h1 className="page-title">{t('askTitle')}</h1>
        <p className="page-lead mb-6">{t('description')}</p>
        <AskForm category={CATEGORIES.find((category) => category === query.get('category')) ?? null} />
      </div>
    </div>
  )
}
