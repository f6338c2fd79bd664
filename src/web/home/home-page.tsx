import { useUser } from '../auth/public.ts'
import { useHead } from '../platform/head.tsx'
import { useText } from '../platform/language.tsx'
import { later } from '../platform/later.tsx'
import { usePageState } from '../platform/page-state.tsx'
import { LinkButton } from '../ui/button.tsx'
import './home.css'
import { messages } from './messages.ts'
import { Shelf } from './shelf.tsx'

const FirstDay = later(async () => (await import('./first-day.tsx')).FirstDay)

/** The first day of a site: what this is, and the first three things to do. */
export function HomePage() {
  const t = useText(messages)
  const { siteName } = usePageState()
  useHead({ title: siteName, description: t('pageDescription') })
  return (
    <>
      <Banner />
      <div className="wrap home">
        <FirstDay />
      </div>
    </>
  )
}

function Banner() {
  const t = useText(messages)
  const { siteName, hasSession } = usePageState()
  const { user } = useUser()
  const hello = user === null ? t('helloVisitor', { siteName }) : t('helloMember', { name: user.firstName })
  return (
    <section className="room" data-stage>
      <div className="wrap room-in">
        <div className="room-words">
          <p>{hello}</p>
          <h1>{t('question')}</h1>
          <p>{t('lead')}</p>
          <div className="room-actions">
            {hasSession ? (
              <LinkButton to="/settings" variant="primary" size="lg">
                {t('chooseTheme')}
              </LinkButton>
            ) : (
              <>
                <LinkButton to="/register" variant="primary" size="lg">
                  {t('join')}
                </LinkButton>
                <LinkButton to="/login" variant="secondary" size="lg">
                  {t('signIn')}
                </LinkButton>
              </>
            )}
          </div>
        </div>
        <Shelf />
      </div>
    </section>
  )
}
