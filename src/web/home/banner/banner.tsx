import { useUser } from '../../auth/public.ts'
import { shownHour } from '../../platform/hour.ts'
import { useLanguage, useText } from '../../platform/language.tsx'
import { deferHydration } from '../../platform/deferred-hydration.tsx'
import { usePageState } from '../../platform/page-state.tsx'
import './banner.css'
import { messages } from './messages.ts'

const BannerTools = deferHydration(async () => (await import('../home-parts.ts')).BannerTools)
const Shelf = deferHydration(async () => (await import('../later-parts.ts')).Shelf)

export function Banner() {
  const t = useText(messages)
  return (
    <section className="room relative overflow-hidden border-b border-line" data-stage>
      <div className="wrap room-in relative grid gap-6 min-h-78 max-md:block max-md:min-h-0">
        <div className="self-center pt-12 pb-10 max-md:px-0 max-md:pt-7 max-md:pb-41">
          <Hello />
          <h1>
            {t('question')}
            {/* Shown by the style sheet at night: the document is the same at every hour, and must not change when it comes alive. */}
            <span data-tonight={t('tonight')} />?
          </h1>
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
  const { siteName, site } = usePageState()
  const { language } = useLanguage()
  const { user } = useUser()
  return (
    <p className="text-quiet">
      {user === null
        ? (site?.welcome?.[language] ?? t('helloVisitor', { siteName }))
        : t(shownHour() ?? 'helloMember', { name: user.firstName })}
    </p>
  )
}
