import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { formatDate } from '../platform/format.ts'
import { useLanguage, useText } from '../platform/language.tsx'
import { lazyComponent } from '../platform/lazy-component.ts'
import { Button } from '../ui/button.tsx'
import { leavingQuery } from './leaving-queries.ts'
import { messages } from './messages.ts'

const LeavingDialog = lazyComponent(async () => (await import('./leaving-dialog.tsx')).LeavingDialog)

/** The end of /settings/data: how somebody deletes their account. */
export function LeavingSection() {
  const t = useText(messages)
  const { language } = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery(leavingQuery)
  const returnedAt = data?.returnedAt ?? null
  return (
    <section aria-labelledby="data-leaving" className="grid gap-4 pt-8 mt-8 border-t border-line">
      <div>
        <h2 id="data-leaving" className="text-lg">
          {t('title')}
        </h2>
        <p className="mt-1 text-quiet text-pretty">{t('text')}</p>
        {returnedAt !== null && (
          <p className="note mt-3">{t('returned', { date: formatDate(returnedAt, language, true) })}</p>
        )}
      </div>
      <div>
        <Button variant="outline" onClick={() => setOpen(true)}>
          {t('title')}
        </Button>
      </div>
      {isOpen && (
        <Suspense>
          <LeavingDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}
