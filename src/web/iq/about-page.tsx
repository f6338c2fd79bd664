import { ArrowLeft } from 'lucide-react'
import { IQ_GREATEST_SCORE, IQ_LEAST_SCORE, IQ_MOST_ITEMS } from '../../contract/iq-rules.ts'
import { useHead } from '../platform/head.tsx'
import { useText } from '../platform/language.tsx'
import { Link } from '../platform/link.tsx'
import './iq.css'
import { Figures } from './about/figures.tsx'
import { messages } from './about/messages.ts'
import { messages as disclaimers } from './disclaimer-messages.ts'

/** /iq-test/about: for whoever wants to know exactly. */
export function AboutPage() {
  const t = useText(messages)
  const d = useText(disclaimers)
  useHead({ title: t('title'), description: t('description') })
  return (
    <article className="wrap iq-about pt-10 pb-16 max-md:pt-6">
      <p className="text-sm font-semibold">
        <Link to="/iq-test" className="inline-flex items-center gap-1.5 min-h-11 icons-4 link">
          <ArrowLeft aria-hidden="true" />
          {t('back')}
        </Link>
      </p>
      <h1 className="page-title">{t('title')}</h1>
      <p className="page-lead">{t('description')}</p>
      <section aria-labelledby="iq-made">
        <h2 id="iq-made">{t('scoreTitle')}</h2>
        <p>{t('scoreItems')}</p>
        <p>{t('scoreAdapts', { most: IQ_MOST_ITEMS })}</p>
        <p>{t('scoreModel')}</p>
      </section>
      <Figures />
      <section aria-labelledby="iq-limits">
        <h2 id="iq-limits">{t('limitsTitle')}</h2>
        <ul className="grid gap-2 pl-5 list-disc marker:text-quiet">
          <li>{t('limitReward')}</li>
          <li>{t('limitEnds', { least: IQ_LEAST_SCORE, greatest: IQ_GREATEST_SCORE })}</li>
          <li>{t('limitNorms')}</li>
          <li>{t('limitSight')}</li>
        </ul>
        <p className="mt-4 text-quiet">{d('disclaimer')}</p>
      </section>
    </article>
  )
}
