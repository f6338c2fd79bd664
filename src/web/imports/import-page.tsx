import { ArrowLeft, FileArchive } from 'lucide-react'
import { useIsMember } from '../auth/public.ts'
import { useHead } from '../platform/head.tsx'
import { useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import { SignInLinks } from '../sign-in-wall/public.ts'
import { ImportSteps } from './import-steps.tsx'
import { messages } from './messages.ts'

/** /settings/import: a zip of Markdown files becomes drafts. */
export function ImportPage() {
  const t = useText(messages)
  useHead({ title: t('title'), description: t('lead'), isIndexable: false })
  if (!useIsMember()) return <Wall />
  return (
    <div className="wrap max-w-[760px] pt-10 pb-6 max-md:pt-6">
      <Link to="/settings?section=account" className="link inline-flex items-center gap-1.5 min-h-11 text-sm">
        <ArrowLeft className="size-4" aria-hidden="true" />
        {t('back')}
      </Link>
      <h1 className="page-title">{t('title')}</h1>
      <p className="page-lead">{t('lead')}</p>
      <p className="mt-3 text-quiet">{t('help')}</p>
      <ImportSteps />
    </div>
  )
}

/** In place of the screen: a visitor reads why, and comes back afterwards. */
function Wall() {
  const t = useText(messages)
  return (
    <section className="notice">
      <span className="notice-icon">
        <FileArchive />
      </span>
      <h1 className="notice-title">{t('wallTitle')}</h1>
      <p className="notice-text">{t('wallText')}</p>
      <SignInLinks kind="library" variant="primary" />
    </section>
  )
}
