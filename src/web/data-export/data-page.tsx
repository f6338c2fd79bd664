import { Archive } from 'lucide-react'
import { useIsMember } from '../auth/public.ts'
import { useHead } from '../platform/head.tsx'
import { useIsHydrated } from '../platform/hydrated.ts'
import { useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import { LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { messages } from './messages.ts'
import { SECTIONS } from './sections.ts'

/** /settings/data: what somebody takes along and brings in. */
export function DataPage() {
  const t = useText(messages)
  const isMember = useIsMember()
  const isAlive = useIsHydrated()
  useHead({ title: t('title'), description: t('lead'), isIndexable: false })
  return (
    <div className="wrap max-w-[760px] pt-12 pb-6 max-md:pt-7">
      <Link to="/settings" className="link text-sm font-semibold">
        {t('settings')}
      </Link>
      <h1 className="page-title mt-2">{t('title')}</h1>
      <p className="page-lead">{t('lead')}</p>
      {/* The server knows nobody: what is somebody's own is drawn in the browser alone. */}
      {isMember && isAlive && SECTIONS.map(({ id, Section }) => <Section key={id} />)}
      {!isMember && (
        <EmptyState
          icon={<Archive />}
          title={t('signInTitle')}
          text={t('signInText')}
          action={
            <LinkButton to="/auth" variant="primary">
              {t('signIn')}
            </LinkButton>
          }
        />
      )}
    </div>
  )
}
