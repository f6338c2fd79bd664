import { ArrowLeft, KeyRound } from 'lucide-react'
import { useIsMember } from '../auth/public.ts'
import { useHead } from '../platform/head.tsx'
import { useIsHydrated } from '../platform/hydrated.ts'
import { useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import { SignInLinks } from '../sign-in-wall/public.ts'
import { messages } from './messages.ts'
import { NewToken } from './new-token.tsx'
import { TokenList } from './token-list.tsx'

/** /settings/tokens: the tokens with which somebody's own programs use the API. */
export function TokensPage() {
  const t = useText(messages)
  const isAlive = useIsHydrated()
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
      <p className="mt-2">
        <a className="link inline-flex items-center min-h-11" href="/api/docs#tokens">
          {t('docs')}
        </a>
      </p>
      {/* What is an account's own is drawn in the browser alone: the server knows nobody. */}
      {isAlive && (
        <>
          <NewToken />
          <TokenList />
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
        <KeyRound />
      </span>
      <h1 className="notice-title">{t('wallTitle')}</h1>
      <p className="notice-text">{t('wallText')}</p>
      <SignInLinks kind="library" variant="primary" />
    </section>
  )
}
