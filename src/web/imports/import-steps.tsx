import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { IMPORT_LIMITS } from '../../contract/imports.ts'
import { failureOf } from '../platform/api.ts'
import { useLanguage, useText } from '../platform/language.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import { messages } from './messages.ts'
import { PreviewList } from './preview-list.tsx'
import { sendImport, sendPreview } from './send-zip.ts'
import { ZipField } from './zip-field.tsx'

/** A zip is chosen, looked through, and what is wanted of it imported. */
export function ImportSteps() {
  const t = useText(messages)
  const { language } = useLanguage()
  const [zip, setZip] = useState<File | null>(null)
  const [isTooLarge, setTooLarge] = useState(false)
  const [left, setLeft] = useState<readonly number[]>([])
  const read = useMutation({ mutationFn: async (file: File) => sendPreview(file, language) })
  const bring = useMutation({
    mutationFn: async (indexes: number[]) => (zip === null ? undefined : sendImport(zip, language, indexes)),
  })
  function choose(file: File): void {
    setTooLarge(file.size > IMPORT_LIMITS.zipBytes)
    bring.reset()
    read.reset()
    setLeft([])
    setZip(file)
    if (file.size <= IMPORT_LIMITS.zipBytes) read.mutate(file)
  }
  const { data } = read
  const fine = (data?.files ?? []).filter(({ error }) => error === null).map(({ index }) => index)
  const chosen = fine.filter((index) => !left.includes(index))
  const toggle = (index: number) =>
    setLeft(left.includes(index) ? left.filter((one) => one !== index) : [...left, index])
  return (
    <div className="grid gap-6 mt-8">
      <ZipField
        name={zip?.name ?? null}
        isBusy={read.isPending}
        error={isTooLarge ? t('tooLarge') : failureOf(read.error, t('notRead'))}
        onChoose={choose}
      />
      {data !== undefined && (
        <section aria-labelledby="import-preview" className="grid gap-4">
          <h2 id="import-preview" className="text-lg">
            {t('preview')}
          </h2>
          <p className="text-sm text-quiet">{t('room', { count: data.room })}</p>
          <PreviewList preview={data} chosen={chosen} onToggle={toggle} isDone={bring.isSuccess} />
          {bring.data === undefined ? (
            <>
              <FieldError role="alert">{faultOf() ?? failureOf(bring.error, t('notImported'))}</FieldError>
              <div>
                <Button
                  variant="primary"
                  busy={bring.isPending}
                  disabled={faultOf() !== undefined}
                  onClick={() => bring.mutate(chosen)}
                >
                  {t('import', { count: chosen.length })}
                </Button>
              </div>
            </>
          ) : (
            <div role="status" className="grid gap-3">
              <p className="font-semibold">
                {t('imported', { count: bring.data.imported })}
                {bring.data.known > 0 && ` ${t('known', { count: bring.data.known })}`}
                {bring.data.failed > 0 && ` ${t('failed', { count: bring.data.failed })}`}
              </p>
              <div>
                <LinkButton to="/library?tab=drafts" variant="primary">
                  {t('open')}
                </LinkButton>
              </div>
            </div>
          )}
        </section>
      )}
    </div>
  )

  function faultOf(): string | undefined {
    if (chosen.length === 0) return t('noneChosen')
    return data !== undefined && chosen.length > data.room ? t('tooMany', { count: data.room }) : undefined
  }
}
