import { useId, useState } from 'react'
import { uploadMedia, type Media } from '../../contract/media.ts'
import type { SiteSettings } from '../../contract/site-desk.ts'
import { failureOf } from '../platform/api.ts'
import { useText } from '../platform/language.tsx'
import { usePageState } from '../platform/page-state.tsx'
import { messages } from './messages.ts'
import { SettingForm } from './setting-form.tsx'
import { useSiteSave } from './site-queries.ts'

/** Chosen is saved: there is nothing else to fill in. */
export function LogoForm({ logo }: { logo: SiteSettings['logo'] }) {
  const t = useText(messages)
  const id = useId()
  const { siteName } = usePageState()
  const saving = useSiteSave()
  const [fault, setFault] = useState<string>()
  const [isUploading, setUploading] = useState(false)
  async function take(file: File): Promise<void> {
    setFault(undefined)
    setUploading(true)
    try {
      const [{ sendFile }, { shrinkImage }] = await Promise.all([
        import('../platform/upload.ts'),
        import('../platform/shrink-image.ts'),
      ])
      const { id: logoId } = await sendFile<Media>(uploadMedia.path, await shrinkImage(file))
      saving.save({ logoId })
    } catch (error) {
      setFault(failureOf(error, t('notUploaded')))
    }
    setUploading(false)
  }
  return (
    <SettingForm
      title={t('logo')}
      text={t('logoText')}
      saving={saving}
      fault={fault}
      onRemove={logo === null ? undefined : () => saving.save({ logoId: null })}
    >
      {logo !== null && (
        <p className="flex items-center gap-2.5 font-bold">
          <img src={logo.url} width={logo.width} height={28} alt={t('logo')} />
          {siteName}
        </p>
      )}
      <div className="field">
        <label htmlFor={id}>{t('chooseLogo')}</label>
        <input
          id={id}
          type="file"
          accept="image/*"
          className="input"
          disabled={isUploading || saving.isBusy}
          onChange={({ currentTarget: field }) => {
            const file = field.files?.[0]
            // The same file can be chosen again after a failure.
            if (file) void take(file).finally(() => (field.value = ''))
          }}
        />
        <p role="status" className="field-hint">
          {(isUploading || saving.isBusy) && t('uploading')}
        </p>
      </div>
    </SettingForm>
  )
}
