import { useUser } from '../../auth/public.ts'
import { useText } from '../../platform/language.tsx'
import { deferHydration } from '../../platform/deferred-hydration.tsx'
import { usePageState } from '../../platform/page-state.tsx'
import './banner.css'
import { messages } from './messages.ts'

const BannerTools = deferHydration(async () => (await import('../home-parts.ts')).BannerTools)
const Shelf = deferHydration(async () => (await import('../later-parts.ts')).Shelf)

export function Banner() {
  const t = useText(messages)
  return (
    <section className="room" data-stage>
      <div className="wrap room-in">
        <div className="room-words">
          <Hello />
          <h1>{t('question')}</h1>
          <BannerTools />
        </div>
        <Shelf />
      </div>
    </section>
  )
}

/** Apart, because it changes when the person becomes known: what is drawn around it need not. */
function Hello() {
  const t = useText(messages)
  const { siteName } = usePageState()
  const { user } = useUser()
  return (
    <p className="room-hello">
      {user === null ? t('helloVisitor', { siteName }) : t('helloMember', { name: user.firstName })}
    </p>
  )
}
