import { ChevronLeft, ChevronRight, ChevronsLeft } from 'lucide-react'
import { useText } from '../platform/language.tsx'
import { Button } from './button.tsx'
import { messages } from './list-messages.ts'
import { goBack, goOn, type Trail } from './page-trail.ts'

interface PagerProps {
  trail: Trail
  /** The cursor of the next page; null on the last, undefined while it is not known. */
  next: string | null | undefined
  onChange: (trail: Trail) => void
}

/** Previous and next. What is too far back to be remembered is reached from the first page. */
export function Pager({ trail, next, onChange }: PagerProps) {
  const t = useText(messages)
  if (trail.page === 1 && next === null) return <p className="list-end">{t('end')}</p>
  const isCut = trail.page > 1 && trail.before.length === 0
  return (
    <nav aria-label={t('pages')} className="pager">
      <Button variant="outline" disabled={trail.page === 1} onClick={() => onChange(goBack(trail))}>
        {isCut ? <ChevronsLeft /> : <ChevronLeft />}
        {t(isCut ? 'first' : 'previous')}
      </Button>
      <span aria-current="page">{t('page', { page: trail.page })}</span>
      <Button
        variant="outline"
        disabled={typeof next !== 'string'}
        onClick={() => typeof next === 'string' && onChange(goOn(trail, next))}
      >
        {t('next')}
        <ChevronRight />
      </Button>
    </nav>
  )
}
