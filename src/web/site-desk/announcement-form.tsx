import { useState } from 'react'
import { ANNOUNCEMENT_MAX, type SiteSettings } from '../../contract/site-desk.ts'
import { useText } from '../platform/language.tsx'
import { Field } from '../ui/field.tsx'
import { messages } from './messages.ts'
import { Preview } from './preview.tsx'
import { SettingForm } from './setting-form.tsx'
import { useSiteSave } from './site-queries.ts'
import { isWhole, NO_TEXTS, ThreeTexts } from './three-texts.tsx'

export function AnnouncementForm({ stored }: { stored: SiteSettings['announcement'] }) {
  const t = useText(messages)
  const saving = useSiteSave()
  const [texts, setTexts] = useState(stored?.texts ?? NO_TEXTS)
  const [from, setFrom] = useState(inField(stored?.from))
  const [until, setUntil] = useState(inField(stored?.until))
  const [fault, setFault] = useState<string>()
  function submit(): void {
    setFault(isWhole(texts) ? undefined : t('missing'))
    if (!isWhole(texts)) return
    saving.save({ announcement: { texts, from: outOfField(from), until: outOfField(until) } })
  }
  function remove(): void {
    saving.save(
      { announcement: null },
      {
        onSuccess: () => {
          setTexts(NO_TEXTS)
          setFrom('')
          setUntil('')
        },
      },
    )
  }
  return (
    <SettingForm
      title={t('announcement')}
      text={t('announcementText')}
      saving={saving}
      fault={fault}
      onSubmit={submit}
      onRemove={stored === null ? undefined : remove}
    >
      <ThreeTexts value={texts} max={ANNOUNCEMENT_MAX} isFaulty={fault !== undefined} onChange={setTexts} />
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Field
          label={t('from')}
          type="datetime-local"
          value={from}
          onChange={(event) => setFrom(event.currentTarget.value)}
        />
        <Field
          label={t('until')}
          type="datetime-local"
          hint={t('ownTime')}
          value={until}
          onChange={(event) => setUntil(event.currentTarget.value)}
        />
      </div>
      <Preview texts={texts}>
        {(language) => (
          <p className="px-5 py-2 bg-surface text-sm text-center wrap-anywhere">{texts[language]}</p>
        )}
      </Preview>
    </SettingForm>
  )
}

/** A moment as such a field shows it: in the time of this device, to the minute. */
function inField(at: string | null | undefined): string {
  if (at == null) return ''
  const time = new Date(at)
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

function outOfField(value: string): string | null {
  const time = new Date(value)
  return Number.isNaN(time.getTime()) ? null : time.toISOString()
}
