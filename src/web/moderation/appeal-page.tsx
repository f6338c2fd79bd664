import { Scale } from 'lucide-react'
import { useIsMember } from '../auth/public.ts'
import { useHead } from '../platform/head.tsx'
import { useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import { NotFoundPage } from '../platform/not-found.tsx'
import { SignInLinks } from '../sign-in-wall/public.ts'
import { OwnActionView } from './own/own-action-view.tsx'
import { OwnList } from './own/own-list.tsx'
import { messages } from './own-messages.ts'
import { readId } from './read-id.ts'

/** /appeal/{id}: one decision about the reader and their appeal; /appeals: all of them. */
export function AppealPage({ params }: { params: Record<string, string> }) {
  const t = useText(messages)
  const isMember = useIsMember()
  const { id: asked } = params
  const id = readId(asked)
  useHead({ title: t('title'), description: t('lead'), isIndexable: false })
  if (asked !== undefined && id === null) return <NotFoundPage />
  if (!isMember) return <Wall />
  return (
    <div className="wrap max-w-[760px] pt-10 pb-6 max-md:pt-6">
      {id === null ? (
        <>
          <h1 className="page-title">{t('title')}</h1>
          <p className="page-lead">{t('lead')}</p>
          <OwnList />
        </>
      ) : (
        <>
          <OwnActionView key={id} id={id} />
          <p className="mt-10 text-sm">
            <Link to="/appeals" className="link">
              {t('all')}
            </Link>
          </p>
        </>
      )}
    </div>
  )
}

/** In place of the screen: a visitor reads why, and comes back afterwards. */
function Wall() {
  const t = useText(messages)
  return (
    <section className="notice">
      <span className="notice-icon">
        <Scale />
      </span>
      <h1 className="notice-title">{t('wall')}</h1>
      <p className="notice-text">{t('wallText')}</p>
      <SignInLinks kind="library" variant="primary" />
    </section>
  )
}
