import { useText } from './language.tsx'
import { goBack } from './location.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { useHead } from './head.tsx'
import { messages } from './not-found-messages.ts'

/** For an address that leads nowhere, and for a thing that is not there or not to be seen. */
export function NotFoundPage() {
  const t = useText(messages)
  useHead({ title: t('notFoundTitle'), description: t('notFoundText'), isIndexable: false, status: 404 })
  return (
    <section className="wrap py-24 text-center">
      <p className="font-read text-4xl font-bold text-quiet" aria-hidden="true">
        4<span className="text-accent-text">/</span>4
      </p>
      <h1 className="mt-4 font-read text-3xl font-bold">{t('notFoundTitle')}</h1>
      <p className="mx-auto mt-3 max-w-[44ch] text-quiet">{t('notFoundText')}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <LinkButton to="/" variant="primary">
          {t('goHome')}
        </LinkButton>
        <Button variant="secondary" onClick={goBack}>
          {t('goBack')}
        </Button>
      </div>
    </section>
  )
}
