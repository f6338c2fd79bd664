import { ArrowLeft, ShieldCheck } from 'lucide-react'
import { Suspense } from 'react'
import { useIsMember } from '../auth/public.ts'
import { useHead } from '../platform/head.tsx'
import { useIsHydrated } from '../platform/hydrated.ts'
import { useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import { SignInLinks } from '../sign-in-wall/public.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { messages } from './messages.ts'
import { SECTIONS } from './sections.ts'

/** /settings/security: where somebody is signed in, and who has tried to. */
export function SecurityPage() {
  const t = useText(messages)
  const isAlive = useIsHydrated()
  useHead({ title: t('title'), description: t('lead'), isIndexable: false })
  if (!useIsMember()) return <Wall />
  return (
    <div className="wrap max-w-[960px] pt-10 pb-6 max-md:pt-6">
      <Link to="/settings?section=account" className="link inline-flex items-center gap-1.5 min-h-11 text-sm">
        <ArrowLeft className="size-4" aria-hidden="true" />
        {t('back')}
      </Link>
      <h1 className="page-title">{t('title')}</h1>
      <p className="page-lead">{t('lead')}</p>
      {/* What is an account's own is drawn in the browser alone: the server knows nobody. */}
      {isAlive &&
        SECTIONS.map(({ id, Section }) => (
          <Suspense key={id} fallback={<Skeleton className="h-40 mt-8" />}>
            <Section />
          </Suspense>
        ))}
    </div>
  )
}

/** In place of the screen: a visitor reads why, and comes back afterwards. */
function Wall() {
  const t = useText(messages)
  return (
    <section className="notice">
      <span className="notice-icon">
        <ShieldCheck />
      </span>
      <h1 className="notice-title">{t('wallTitle')}</h1>
      <p className="notice-text">{t('wallText')}</p>
      <SignInLinks kind="library" variant="primary" />
    </section>
  )
}
