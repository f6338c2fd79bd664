import { useState } from 'react'
import type { Text } from '../../contract/messages.ts'
import { WELCOME_MAX } from '../../contract/site-desk.ts'
import { useText } from '../platform/language.tsx'
import { messages } from './messages.ts'
import { Preview } from './preview.tsx'
import { SettingForm } from './setting-form.tsx'
import { useSiteSave } from './site-queries.ts'
import { isWhole, NO_TEXTS, ThreeTexts } from './three-texts.tsx'

export function WelcomeForm({ stored }: { stored: Text | null }) {
  const t = useText(messages)
  const saving = useSiteSave()
  const [texts, setTexts] = useState(stored ?? NO_TEXTS)
  const [fault, setFault] = useState<string>()
  function submit(): void {
    setFault(isWhole(texts) ? undefined : t('missing'))
    if (isWhole(texts)) saving.save({ welcome: texts })
  }
  function remove(): void {
    saving.save({ welcome: null }, { onSuccess: () => setTexts(NO_TEXTS) })
  }
  return (
    <SettingForm
      title={t('welcome')}
      text={t('welcomeText')}
      saving={saving}
      fault={fault}
      onSubmit={submit}
      onRemove={stored === null ? undefined : remove}
    >
      <ThreeTexts value={texts} max={WELCOME_MAX} isFaulty={fault !== undefined} onChange={setTexts} />
      <Preview texts={texts}>{(language) => <p className="p-4 text-quiet">{texts[language]}</p>}</Preview>
    </SettingForm>
  )
}
