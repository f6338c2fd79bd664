import { useHead } from '../platform/head.tsx'
import { useText } from '../platform/language.tsx'
import { usePlace } from '../platform/link.tsx'
import { LinkButton } from '../ui/button.tsx'
import { messages } from './messages.ts'
import { nameOfScreen } from './screen-names.ts'

/** For the screens whose issue has not landed yet; it goes when the last of them does. */
export function UnbuiltPage() {
  const t = useText(messages)
  const { path } = usePlace()
  const screen = t(nameOfScreen(path))
  useHead({ title: screen, description: t('unbuiltText', { screen }), isIndexable: false })
  return (
    <section className="wrap py-24 text-center">
      <span className="lean mx-auto block h-14 w-4 bg-accent" aria-hidden="true" />
      <p className="mt-6 text-sm font-semibold text-quiet">{t('unbuiltTitle')}</p>
      <h1 className="mt-2 font-read text-3xl font-bold">{screen}</h1>
      <p className="mx-auto mt-3 max-w-[44ch] text-quiet">{t('unbuiltText', { screen })}</p>
      <div className="mt-8">
        <LinkButton to="/" variant="secondary">
          {t('goHome')}
        </LinkButton>
      </div>
    </section>
  )
}
