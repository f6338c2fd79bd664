import { EyeOff } from 'lucide-react'
import { isOffered, useNsfw } from '../../nsfw/public.ts'
import { useHead } from '../../platform/head.tsx'
import { useText } from '../../platform/language.tsx'
import { Button } from '../../ui/button.tsx'
import { messages } from './adult-messages.ts'

/** Stands in the place of an adult collection until its reader has said that they are old enough. */
export function AdultCollection({ retry }: { retry: () => void }) {
  const t = useText(messages)
  const { state, ask, dialog } = useNsfw()
  const isNever = state !== undefined && !isOffered(state)
  useHead({ title: t('collection'), isIndexable: false })
  return (
    <section className="notice">
      <span className="notice-icon">
        <EyeOff />
      </span>
      <h1 className="notice-title">{t('adult')}</h1>
      <p className="notice-text">{t(isNever ? 'adultNever' : 'adultText')}</p>
      {!isNever && (
        <Button onClick={() => void ask('age').then((isYes) => isYes && retry())}>{t('show')}</Button>
      )}
      {dialog}
    </section>
  )
}
